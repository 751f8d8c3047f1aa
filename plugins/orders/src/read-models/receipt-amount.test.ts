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
    expect(receiptAmount({ status, total: 30_000, money, grantedCredit: 0 })).toBe(amount);
  });

  it.each([
    ["leaves out credit that an admin gave", "processing", { received: 20_000, credit_used: 10_000 }, 8000, 22_000],
    ["is nothing where such credit paid all", "completed", { credit_used: 30_000 }, 30_000, 0],
    [
      "is never less than nothing",
      "completed",
      { credit_used: 30_000, to_return: 2000, credit_given: 2000 },
      30_000,
      0,
    ],
    ["leaves it out while the order is not paid, too", "cancelled", {}, 8000, 22_000],
  ] as const)("%s", (_what, status, money, grantedCredit, amount) => {
    expect(receiptAmount({ status, total: 30_000, money, grantedCredit })).toBe(amount);
  });
});
