import { describe, expect, it } from "vitest";
import { retryDelay } from "./retry";

const HOUR = 3600_000;

describe("a job that failed", () => {
  it("is retried with growing delays", () => {
    expect([1, 2, 3, 4, 5, 6, 30].map((attempts) => retryDelay(attempts, 0))).toEqual([
      10_000,
      60_000,
      300_000,
      1_800_000,
      2 * HOUR,
      2 * HOUR,
      2 * HOUR,
    ]);
  });

  it("is given up after three days", () => {
    expect(retryDelay(40, 69 * HOUR)).toBe(2 * HOUR);
    expect(retryDelay(40, 71 * HOUR)).toBeUndefined();
  });
});
