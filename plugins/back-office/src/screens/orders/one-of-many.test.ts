import { expect, it } from "vitest";
import { leftOutOf } from "./one-of-many";

const paid = { sentAt: null, isPickedUp: false, status: "processing" } as const;
const sent = { ...paid, sentAt: "2026-11-26T05:00:00.000Z" };
const unpaid = { ...paid, status: "pending" } as const;
const delivered = { ...sent, status: "completed" } as const;
const cancelled = { ...paid, status: "cancelled" } as const;

it.each([
  ["completed", "one that was sent", sent, undefined],
  ["completed", "one that is picked up", { ...paid, isPickedUp: true }, undefined],
  ["completed", "one that was never sent", paid, "order_not_sent"],
  ["completed", "one that was never paid", { ...unpaid, isPickedUp: true }, "order_not_paid"],
  ["completed", "one that is delivered", delivered, "order_status_set"],
  ["completed", "one that is cancelled", cancelled, "order_cancelled"],
  ["processing", "one that waits for its money", unpaid, undefined],
  ["processing", "one that is paid", paid, "order_status_set"],
  ["processing", "one that is delivered", delivered, "order_paid_already"],
  ["processing", "one that is cancelled", cancelled, "order_cancelled"],
  ["cancelled", "one that waits for its money", unpaid, undefined],
  ["cancelled", "one that is delivered", delivered, undefined],
  ["cancelled", "one that is cancelled", cancelled, "order_status_set"],
  ["pending", "one that is paid", paid, undefined],
] as const)("%s for many: %s", (to, _, order, reason) => {
  expect(leftOutOf(order, to)).toBe(reason);
});
