import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { SARAA } from "../../testing/shop-data";
import ConfirmEmailPage from "../confirm-email/confirm-email";
import MyPage from "./my-page";

async function openProfile(answers: Answers) {
  const page = await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: { "GET /api/generated-meal-kits": { json: [] }, "GET /api/user/orders": { json: [] }, ...answers },
  });
  await page.person.click(await screen.findByRole("button", { name: "Мэдээлэл засах" }));
  return { ...page, sheet: within(await screen.findByRole("dialog", { name: "Мэдээлэл засах" })) };
}

it("asks for another email with the password, and says where the link went", async () => {
  const { person, sheet, callsOf } = await openProfile({ "POST /api/user/email": { status: 204 } });
  const form = within(await sheet.findByRole("form", { name: "Имэйлээ солих" }));
  await person.type(form.getByLabelText("Шинэ имэйл"), "new@example.com");
  await person.type(form.getByLabelText("Нууц үг"), "нууц-үг-123");
  await person.click(form.getByRole("button", { name: "Холбоос авах" }));
  await screen.findByText("new@example.com хаягаа шалгана уу. Холбоос 24 цагийн дотор ажиллана.");
  expect(callsOf("POST /api/user/email")).toMatchObject([
    { body: { email: "new@example.com", currentPassword: "нууц-үг-123" } },
  ]);
});

it("says why an account cannot be closed, and leads home once it is closed", async () => {
  let status = 409;
  const { person, sheet, callsOf } = await openProfile({
    "GET /api/user/credit": { json: { balance: 5700, entries: [] } },
    "POST /api/user/close": async () =>
      status === 409
        ? { status, json: { code: "orders_still_open", message: "Дуусаагүй захиалга байна." } }
        : { status },
  });
  await person.click(sheet.getByText("Бүртгэлээ хаах"));
  const form = within(sheet.getByRole("form", { name: "Бүртгэлээ хаах" }));
  await form.findByText("Хэтэвчний үлдэгдэл ₩5,700 хүчингүй болно.");
  form.getByText(/зөвхөн шилжүүлгийн илгээгчийн нэр хадгалагдана/);
  await person.type(form.getByLabelText("Нууц үг"), "нууц-үг-123");
  await person.click(form.getByRole("button", { name: "Бүртгэлээ бүрмөсөн хаах" }));
  await screen.findByText("Дуусаагүй захиалга байна.");
  status = 204;
  await person.click(form.getByRole("button", { name: "Бүртгэлээ бүрмөсөн хаах" }));
  await screen.findByText("Бүртгэл хаагдлаа");
  expect(callsOf("POST /api/user/close")).toHaveLength(2);
  expect(window.location.pathname).not.toBe("/my-page");
});

it("takes the email of a link at the press of a button only", async () => {
  const { person, callsOf } = await renderPage(<ConfirmEmailPage />, {
    at: "/confirm-email?token=the.token",
    answers: { "POST /api/user/email/confirm": { status: 204 } },
  });
  expect(callsOf("POST /api/user/email/confirm")).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Баталгаажуулах" }));
  await screen.findByText("Имэйл солигдлоо");
  expect(callsOf("POST /api/user/email/confirm")).toMatchObject([{ body: { token: "the.token" } }]);
});

const EMPTY: Answers = { "GET /api/generated-meal-kits": { json: [] }, "GET /api/user/orders": { json: [] } };

it("says that signing out did not get through, and stays", async () => {
  const answers: Answers = {
    ...EMPTY,
    "POST /api/logout": () => {
      throw new TypeError("Failed to fetch");
    },
  };
  const { person } = await renderPage(<MyPage />, { at: "/my-page", user: SARAA, answers });
  await person.click(await screen.findByRole("button", { name: "Гарах" }));
  await screen.findByText("Системээс гарах үед алдаа гарлаа");
  expect(window.location.pathname).toBe("/my-page");
});

it("leads to the own store, and reads the meal kits that it does not show", async () => {
  const { callsOf } = await renderPage(<MyPage />, { at: "/my-page", user: SARAA, answers: EMPTY });
  const store = await screen.findByRole("link", { name: "Миний дэлгүүр" });
  expect(store.getAttribute("href")).toBe("/store/dashboard");
  expect(callsOf("GET /api/generated-meal-kits")).toHaveLength(1);
});
