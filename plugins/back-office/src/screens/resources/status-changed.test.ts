import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { Refusal } from "../client";
import { StatusChanged, withPresentOrder } from "./status-changed";

const NOW = { id: 7, status: "cancelled" } as Order;
const CHANGED = new Refusal(409, { code: "order_status_changed", message: "…" });

it("an order that was changed meanwhile is read anew, and the error says what it is now", async () => {
  const error = await withPresentOrder(7, CHANGED, async () => NOW);
  expect(error).toBeInstanceOf(StatusChanged);
  expect(error).toMatchObject({ status: 409, now: NOW });
});

it("where it cannot be read, and for any other error, the error stays as it is", async () => {
  expect(await withPresentOrder(7, CHANGED, () => Promise.reject(new TypeError("Failed to fetch")))).toBe(CHANGED);
  const short = new Refusal(409, { code: "stock_short" });
  expect(await withPresentOrder(7, short, async () => NOW)).toBe(short);
});
