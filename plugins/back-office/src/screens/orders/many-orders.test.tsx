import { screen, within } from "@testing-library/react";
import type { Order, StatusesInput } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { useSelection } from "../ui/lists/use-selection";
import { ManyOrders } from "./many-orders";

const order = (id: number, sentAt: string | null) =>
  ({ id, status: "processing", totalAmount: "20000", sentAt, isPickedUp: false }) as Order;
const ORDERS = [order(1, "2026-11-26T05:00:00.000Z"), order(2, null), order(3, null)];

function Choosing() {
  const selection = useSelection(ORDERS);
  return <ManyOrders selection={selection} loading={false} onClose={() => {}} />;
}

it("many are delivered but for those that were never sent, which are named and taken in only by a second choice", async () => {
  const { person, callsOf } = await renderScreen(<Choosing />, {
    answers: {
      "POST /api/admin/orders/statuses": ({ body }) => {
        const { ids } = body as StatusesInput;
        return {
          json: {
            results: ids.map((id) => ({ id, outcome: "changed", from: "processing", refusal: null })),
            orders: [],
          },
        };
      },
    },
  });
  const call = "POST /api/admin/orders/statuses";
  await person.click(await screen.findByRole("button", { name: "Бүгдийг сонгох, эсвэл болих" }));
  await person.click(screen.getByRole("button", { name: "Хүргэсэн" }));
  const question = await screen.findByRole("alertdialog");
  within(question).getByText(/^1 захиалга, ₩20,000/);
  within(question).getByText(/Илгээгээгүй тул үлдээнэ: ORD-0002, ORD-0003\./);
  await person.click(within(question).getByRole("button", { name: "Тийм, болгох" }));
  await screen.findByText(/^ORD-0002, ORD-0003: /);
  expect(callsOf(call).map(({ body }) => body)).toEqual([{ ids: [1], status: "completed", from: "processing" }]);

  await person.click(screen.getByRole("button", { name: "Илгээгээгүй ч хүргэсэн" }));
  const second = await screen.findByRole("alertdialog");
  within(second).getByText("2 захиалгыг илгээгээгүй байна. Хүргэсэн үү?");
  await person.click(within(second).getByRole("button", { name: "Тийм, хүргэсэн" }));
  await screen.findByText("0 захиалга сонгосон");
  expect(callsOf(call)[1]?.body).toEqual({ ids: [2, 3], status: "completed", from: "processing", unsent: true });
});

it("many are marked as paid but for those that are paid or cancelled, whose money is not in the sum", async () => {
  const statuses = ["pending", "processing", "completed", "cancelled"] as const;
  const orders = statuses.map((status, index) => ({ ...order(index + 1, null), status }));
  function Each() {
    return <ManyOrders selection={useSelection(orders)} loading={false} onClose={() => {}} />;
  }
  const { person, callsOf } = await renderScreen(<Each />, {
    answers: {
      "POST /api/admin/orders/statuses": {
        json: { results: [{ id: 1, outcome: "changed", from: "pending", refusal: null }], orders: [] },
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Бүгдийг сонгох, эсвэл болих" }));
  await person.click(screen.getByRole("button", { name: "Төлсөн" }));
  const question = await screen.findByRole("alertdialog");
  within(question).getByText(/^1 захиалга, ₩20,000/);
  for (const left of [
    /ийм төлөвтэй: ORD-0002\./,
    /хүргэсэн тул үлдээнэ: ORD-0003\./,
    /Цуцлагдсан тул үлдээнэ: ORD-0004\./,
  ])
    within(question).getByText(left);
  await person.click(within(question).getByRole("button", { name: "Тийм, болгох" }));
  await screen.findByText(/^ORD-0003: /);
  expect(callsOf("POST /api/admin/orders/statuses").map(({ body }) => body)).toEqual([
    { ids: [1], status: "processing", from: "pending" },
  ]);
});
