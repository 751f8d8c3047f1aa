import { expect, it } from "vitest";
import { hasTraceNumbers } from "./slip-trace";

it.each([
  ["that waits for its money", "pending", null, true],
  ["that is paid", "processing", null, true],
  ["that is sent", "processing", "2026-11-26T01:00:00.000Z", false],
  ["that is completed", "completed", null, false],
  ["that is cancelled", "cancelled", null, false],
] as const)("the slip of an order %s has the lot's trace numbers or not", (_, status, sentAt, has) => {
  expect(hasTraceNumbers({ status, sentAt })).toBe(has);
});
