import { expect, it } from "vitest";
import { timeLeft } from "./session";

const HOUR = 60 * 60 * 1000;

it("keeps a customer signed in for 30 days and an admin for 12 hours", () => {
  const at = Date.UTC(2026, 10, 21);
  expect(timeLeft("customer", { at }, at + 30 * 24 * HOUR - 1)).toBe(1);
  expect(timeLeft("customer", { at }, at + 30 * 24 * HOUR)).toBe(0);
  expect(timeLeft("admin", { at }, at + 12 * HOUR - 1)).toBe(1);
  expect(timeLeft("admin", { at }, at + 13 * HOUR)).toBeLessThan(0);
});
