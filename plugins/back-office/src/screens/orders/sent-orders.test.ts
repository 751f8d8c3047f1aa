import { expect, it } from "vitest";
import { bySending } from "./sent-orders";

const never = { sentAt: null, isPickedUp: false, status: "processing" } as const;

it.each([
  ["was sent", { ...never, sentAt: "2026-11-26T05:00:00.000Z" }, true],
  ["is picked up", { ...never, isPickedUp: true }, true],
  ["is delivered already", { ...never, status: "completed" as const }, true],
  ["was never sent", never, false],
  ["was never sent nor paid", { ...never, status: "pending" as const }, false],
])("delivered can be said of an order that %s: %o, %s", (_, order, isSent) => {
  expect(bySending([order])[isSent ? "sent" : "unsent"]).toEqual([order]);
});
