import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { steadyOrders } from "./steady-orders";

const order = (id: number, status: Order["status"]) => ({ id, status }) as Order;
const [first, second, third] = [order(1, "pending"), order(2, "pending"), order(3, "pending")];

it("leaves an order in its place whose status was changed", () => {
  const changed = order(2, "processing");
  expect(steadyOrders([first, changed, third], [first, third], "pending")).toEqual([first, changed, third]);
});

it("lets go what was not changed here, and what an unfiltered list no longer has", () => {
  expect(steadyOrders([first, second], [first], "pending")).toEqual([first]);
  expect(steadyOrders([first, second], [first], "")).toEqual([first]);
});
