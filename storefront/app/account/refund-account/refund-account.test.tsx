import { screen, waitFor } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { BANK_TRANSFER, orderOf, SARAA } from "../../testing/shop-data";
import RefundAccountPage from "./refund-account";

const MASKED = { bankName: "하나은행", accountNumber: "****7890", accountHolder: "SARAA DORJ" };

function openPage(order: Partial<Order>, answers: Answers = {}, at = "/refund-account?id=1") {
  return renderPage(<RefundAccountPage />, {
    at,
    user: SARAA,
    answers: {
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/orders/1": { json: orderOf(1, { status: "cancelled", ...order }) },
      ...answers,
    },
  });
}

it("asks for bank, number and holder, who is at first who paid, and thanks with the account masked", async () => {
  const { person, callsOf } = await openPage(
    { toReturn: 26500 },
    {
      "PUT /api/orders/1/refund-account": {
        json: orderOf(1, { status: "cancelled", toReturn: 26500, refundAccount: MASKED }),
      },
    },
  );
  await screen.findByText(/ORD-0001: Бид танд ₩26,500 буцаан шилжүүлнэ/);
  await person.selectOptions(screen.getByLabelText("Банк"), "하나은행 (Hana)");
  await person.type(screen.getByLabelText("Дансны дугаар"), "110 234 567890");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  const thanks = await screen.findByRole("status");
  await waitFor(() => expect(thanks.textContent).toContain("энэ данс руу буцаан шилжүүлнэ"));
  expect(thanks.textContent).toContain("****7890");
  expect(callsOf("PUT /api/orders/1/refund-account").map(({ body }) => body)).toEqual([
    { bankName: "하나은행", accountNumber: "110234567890", accountHolder: "SARAA DORJ" },
  ]);
});

it("says what is wrong at each field, and sends nothing", async () => {
  const { person, callsOf } = await openPage({ toReturn: 26500, transferAccountHolder: "" });
  await screen.findByText(/буцаан шилжүүлнэ/);
  await person.type(screen.getByLabelText("Дансны дугаар"), "12345");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Дансны дугаар 7–16 оронтой байх ёстой. Зөвхөн тоо, зураас оруулна уу.");
  screen.getByText("Банкаа сонгоно уу");
  screen.getByText("Данс эзэмшигчийн нэрийг оруулна уу");
  expect(callsOf("PUT /api/orders/1/refund-account")).toEqual([]);
});

it("lets a known account be corrected, without its number", async () => {
  const { person } = await openPage({ toReturn: 26500, refundAccount: MASKED });
  await screen.findByText("****7890");
  await person.click(screen.getByRole("button", { name: "Дансаа засах" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Дансны дугаар")).value).toBe("");
});

it("shows what the server refuses", async () => {
  const message = "Энэ захиалгад буцаах мөнгө алга";
  const { person } = await openPage(
    { toReturn: 26500 },
    { "PUT /api/orders/1/refund-account": { status: 409, json: { code: "nothing_to_return", message } } },
  );
  await person.selectOptions(await screen.findByLabelText("Банк"), "하나은행 (Hana)");
  await person.type(screen.getByLabelText("Дансны дугаар"), "1102345678");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText(message);
});

it.each([
  ["was returned", { returned: 26500 }, "₩26,500 буцаан олгосон"],
  ["never was any", { status: "processing" }, "Төлбөр хүлээн авсан"],
] as const)("has no form where all money %s", async (_, order, text) => {
  await openPage(order);
  await screen.findByText(text);
  expect(screen.queryByLabelText("Банк")).toBeNull();
});

it("is for an order of one's own, and leads to these", async () => {
  await openPage({}, { "GET /api/orders/1": { status: 404, json: { code: "order_not_found", message: "" } } });
  await screen.findByText("Захиалга олдсонгүй");
  expect(screen.getByRole("link", { name: "Миний хуудас" }).getAttribute("href")).toBe("/my-page");
});

it("has no form, and leads to one's orders, when its address names none", async () => {
  await openPage({}, {}, "/refund-account");
  await screen.findByRole("link", { name: "Миний хуудас" });
  expect(screen.queryByRole("button", { name: "Хадгалах" })).toBeNull();
});
