import { screen } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { AwaitingPayment } from "./dashboard/awaiting-payment";
import { OrderCard } from "./order-card";
import { ORDER_COLUMNS } from "./order-list";

const ORDER = {
  id: 7,
  customerName: "Болд",
  customerPhone: "010-1234-5678",
  paymentMethod: "bank_transfer",
  paymentDetails: {},
  transferAccountHolder: "BOLD",
  totalAmount: "27900",
  due: 900,
  received: 27_000,
  toReturn: 0,
  status: "pending",
  createdAt: "2026-11-26T05:00:00.000Z",
  sentAt: null,
  items: [],
} as unknown as Order;
const ANSWERS = { "GET /api/payment-methods": { json: [] } };

it.each([
  ["a card of the list", <OrderCard key="card" order={ORDER} choosing={false} />, {}],
  ["the dashboard", <AwaitingPayment key="today" />, { "GET /api/orders": { json: [ORDER] } }],
])("%s says how much of an order is paid of which a part is", async (_where, shown, answers) => {
  await renderScreen(shown, { answers: { ...ANSWERS, ...answers } });
  await screen.findByText("Төлсөн ₩27,000 / ₩27,900");
});

it.each([27_900, 0])("nothing is said of one of which ₩%i of ₩27,900 are due", async (due) => {
  await renderScreen(<OrderCard order={{ ...ORDER, due }} choosing={false} />, { answers: ANSWERS });
  await screen.findByText("₩27,900");
  expect(screen.queryByText(/Төлсөн/)).toBeNull();
});

it("a card says what came in of an order that was paid twice", async () => {
  const order = { ...ORDER, due: 0, received: 55_800, toReturn: 27_900 };
  await renderScreen(<OrderCard order={order} choosing={false} />, { answers: ANSWERS });
  await screen.findByText("Төлсөн ₩55,800 / ₩27,900");
});

it("the table has what came in a column beside the sum", async () => {
  await renderScreen(<p>{ORDER_COLUMNS.received.cell(ORDER)}</p>, { answers: ANSWERS });
  await screen.findByText("₩27,000");
});
