import { screen } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, orderOf } from "../../testing/shop-data";
import OrderConfirmationPage from "./order-confirmation";

function openConfirmation(order: Partial<Order>) {
  return renderPage(<OrderConfirmationPage />, {
    at: "/order-confirmation?id=1&email=saraa%40example.com",
    answers: {
      "GET /api/orders/1": { json: orderOf(1, order) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
    },
  });
}

it.each([
  ["nothing", 0, "Таны төлсөн ₩26,500-г бид буцаан шилжүүлнэ.", "₩26,500 буцаан олгоно"],
  [
    "a part",
    1000,
    "₩1,000-г бид буцаан шилжүүлсэн, үлдсэн ₩25,500-г буцаан шилжүүлнэ.",
    "₩1,000 буцаан олгосон, ₩25,500 буцаан олгоно",
  ],
  ["all", 26_500, "Таны төлсөн ₩26,500-г бид буцаан шилжүүлсэн.", "₩26,500 буцаан олгосон"],
] as const)(
  "says of a cancelled order's money what is still to be paid back when %s was",
  async (_, returned, sentence, fact) => {
    await openConfirmation({ status: "cancelled", toReturn: 26_500 - returned, returned });
    await screen.findByText(sentence, { exact: false });
    screen.getByText(fact);
    const others = screen.queryAllByText(/буцаан (шилжүүлнэ|олгоно)/);
    expect(others.length > 0).toBe(returned < 26_500);
  },
);

it.each([
  ["counts the days that are left to pay", new Date(Date.now() + 5.5 * 86_400_000).toISOString(), 1],
  ["names no deadline where there is none", null, 0],
])("%s", async (_, paymentDeadline, named) => {
  const waits = { status: "pending", received: 0, due: 26_500, selectedBankAccount: BANK_ACCOUNT } as const;
  await openConfirmation({ ...waits, paymentDeadline });
  await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" });
  expect(screen.queryAllByText("5 хоног үлдлээ")).toHaveLength(named);
  expect(screen.queryAllByText("Төлөх эцсийн хугацаа")).toHaveLength(named);
});
