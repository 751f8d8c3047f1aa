import { describe, expect, it } from "vitest";
import { receiptAmount } from "./receipt-amount";

describe("the amount of a cash receipt", () => {
  it.each([
    ["is the total of a paid order", "processing", { received: 30_000 }, 30_000],
    ["leaves out what was transferred too much", "processing", { received: 35_000, to_return: 5_000 }, 30_000],
    ["leaves out what is to go back", "completed", { received: 30_000, to_return: 2_000 }, 28_000],
    ["and what went back", "completed", { received: 30_000, to_return: 2_000, returned: 2_000 }, 28_000],
    ["is the total while the order is not paid", "pending", { received: 10_000 }, 30_000],
    ["and after it is cancelled", "cancelled", { received: 30_000, to_return: 30_000 }, 30_000],
  ] as const)("%s", (_what, status, money, amount) => {
    expect(receiptAmount({ status, total: 30_000, money })).toBe(amount);
  });
});
