import { screen, within } from "@testing-library/react";
import { RECALL_REASONS, type RecallLot, type RecallOrder } from "@zakh/recalls/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { openScreen } from "../../testing/render-screen.testing";

const NUMBER = "002123456789";
const NAMES = { name: "Үхрийн өвчүү", nameRu: "", nameEn: "" };

const LOT: RecallLot = {
  traceNumber: NUMBER,
  products: [{ productId: 1, ...NAMES }],
  orders: 4,
  buyers: 3,
  quantities: { kg: 7.5 },
  stillHere: 1,
  told: 0,
  failed: 0,
  unreachable: 1,
  toTell: { mn: 1, ru: 1 },
  startedAt: null,
  startedBy: "",
};

const ORDER: RecallOrder = {
  orderId: 17,
  customerId: 3,
  customerName: "Бат Болд",
  customerPhone: "010-1234-5678",
  status: "completed",
  createdAt: "2026-11-30T01:00:00.000Z",
  isGone: true,
  hasMail: true,
  mail: "none",
  lines: [{ ...NAMES, quantity: 2, unit: "kg" }],
};

function answers(lot: RecallLot = LOT) {
  return {
    ...EMPTY_SHOP,
    "GET /api/admin/recalls/lot": { json: lot },
    "GET /api/admin/recalls/orders": {
      json: [ORDER, { ...ORDER, orderId: 18, hasMail: false, mail: "none" as const }],
      headers: { "X-Total-Count": "2" },
    },
    "POST /api/admin/recalls": { json: { ...lot, told: 2, toTell: {} } },
  };
}

it("writes to the buyers of a lot by two presses, in words that stand there already and can be changed", async () => {
  const { person, callsOf } = await openScreen(`recalls?number=${NUMBER}`, { answers: answers() });
  await person.click(await screen.findByRole("button", { name: "Худалдан авагчдад бичих (2)" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.queryByLabelText(/Англи/), "nobody reads English").toBeNull();
  const russian = form.getByLabelText<HTMLTextAreaElement>("Шалтгаан (Орос, 1 захиалга)");
  expect(russian.value).toBe(RECALL_REASONS.ru);
  await person.clear(russian);
  await person.type(russian, "Нашли кость");
  await person.click(form.getByRole("button", { name: "Илгээх" }));
  await screen.findByText("Худалдан авагчдад бичлээ");
  expect(callsOf("POST /api/admin/recalls")[0]?.body).toEqual({
    traceNumber: NUMBER,
    reasons: { ...RECALL_REASONS, ru: "Нашли кость" },
  });
});

it("has a phone for each order, and says whom nobody can write to and what is still here", async () => {
  await openScreen(`recalls?number=${NUMBER}`, { answers: answers() });
  const order = within(await screen.findByRole("article", { name: "ORD-0018" }));
  expect(order.getByRole("link", { name: "010-1234-5678" }).getAttribute("href")).toBe("tel:010-1234-5678");
  order.getByText("И-мэйлгүй: утсаар хэлнэ үү");
  await screen.findByText("Дэлгүүрт үлдсэн захиалга: 1. Илгээхээсээ өмнө махыг нь гаргана уу.");
  screen.getByText("И-мэйлгүй захиалга: 1. Утсаар хэлнэ үү.");
});

it("refuses a number that is none, and finds one by its lot", async () => {
  const lot = { productId: 1, ...NAMES, traceNumber: NUMBER, since: ORDER.createdAt, setBy: "Сараа" };
  const { person, address } = await openScreen("recalls", {
    answers: { ...answers(), "GET /api/admin/lots": { json: [lot], headers: { "X-Total-Count": "1" } } },
  });
  await person.type(await screen.findByLabelText("Багцын мөшгих дугаар"), "123");
  await person.click(screen.getByRole("button", { name: "Харах" }));
  await screen.findByText("12 оронтой тоо, эсвэл L болон 14 оронтой тоо");
  await person.click(screen.getByRole("link", { name: new RegExp(NUMBER) }));
  expect(address()).toBe(`/admin/recalls?number=${NUMBER}`);
});

it("has nobody left to write to when all were told", async () => {
  await openScreen(`recalls?number=${NUMBER}`, { answers: answers({ ...LOT, toTell: {}, told: 2 }) });
  expect(await screen.findByRole("button", { name: "Бичих хүн үлдээгүй" })).toHaveProperty("disabled", true);
});
