import { describe, expect, it } from "vitest";
import { cashReceiptDaysLeft, isPenaltyHalved } from "./cash-receipt-days";

const left = (paidAt: string, now: string) => cashReceiptDaysLeft(Date.parse(paidAt), Date.parse(now));

describe("the days that are left for a cash receipt", () => {
  it.each([
    ["on the day of the payment", "2026-11-26T01:00:00+09:00", "2026-11-26T23:59:59+09:00", 5],
    ["one minute later, on the next day", "2026-11-26T23:59:00+09:00", "2026-11-27T00:00:00+09:00", 4],
    ["on the last day", "2026-11-26T12:00:00+09:00", "2026-12-01T23:59:59+09:00", 0],
    ["a second after it", "2026-11-26T12:00:00+09:00", "2026-12-02T00:00:00+09:00", -1],
    ["over New Year", "2026-12-29T10:00:00+09:00", "2027-01-01T00:00:00+09:00", 2],
    ["over the 29th of February", "2028-02-27T10:00:00+09:00", "2028-03-01T10:00:00+09:00", 2],
  ])("%s", (_when, paidAt, now, days) => expect(left(paidAt, now)).toBe(days));

  it("are days in Seoul, where it is tomorrow already while it is afternoon in London", () => {
    expect(left("2026-12-31T14:59:00Z", "2026-12-31T15:00:00Z")).toBe(4);
  });
});

describe("the penalty for a late receipt", () => {
  it("is halved until the tenth day after the payment", () => {
    expect([0, -1, -5, -6].map(isPenaltyHalved)).toEqual([false, true, true, false]);
  });
});
