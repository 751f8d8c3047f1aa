import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { keepChangedOrders } from "./keep-changed-orders";

const order = (id: number, status: Order["status"]) => ({ id, status }) as Order;
const [first, second, third] = [order(1, "pending"), order(2, "pending"), order(3, "pending")];

it("keeps an order in its place after its status was changed", () => {
  const changed = order(2, "processing");
  expect(keepChangedOrders([first, changed, third], [first, third], "pending")).toEqual([first, changed, third]);
});

it("drops orders that were not changed here, and those that an unfiltered list no longer contains", () => {
  expect(keepChangedOrders([first, second], [first], "pending")).toEqual([first]);
  expect(keepChangedOrders([first, second], [first], "")).toEqual([first]);
});

it("keeps an order that was changed here in a list of any filter", () => {
  const changed = order(2, "processing");
  const isChangedHere = ({ id }: Order) => id === 2;
  expect(keepChangedOrders([first, changed, third], [first, third], "", isChangedHere)).toEqual([
    first,
    changed,
    third,
  ]);
});
