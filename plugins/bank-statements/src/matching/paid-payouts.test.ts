import type { StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { type PayoutClaim, payingRows } from "./paid-payouts";

const CLAIM: PayoutClaim = {
  number: 7,
  amount: 26_500,
  preparedAt: new Date("2026-11-24T03:00:00Z"),
  accountNumber: "110-234-567890",
};

function rowOf(changes: Partial<StatementRow> = {}): StatementRow {
  return {
    row: 3,
    at: "2026-11-25T03:00:00.000Z",
    precision: "second",
    direction: "out",
    amount: 26_500,
    balance: 1_000_000,
    payer: "PAY-0007",
    texts: ["전자금융"],
    isProven: true,
    key: "key",
    looseKey: "loose",
    ...changes,
  };
}

function paid(rows: StatementRow[], claims = [CLAIM], others: StatementRow[] = []): number[] {
  return payingRows(rows, { all: [...rows, ...others], claims }).map(({ number }) => number);
}

it("finds a payout by its number and sum, or by its account where no other has the sum", () => {
  const second = { ...CLAIM, number: 8 };
  const byAccount = rowOf({ payer: "BAT", texts: ["110-234-567890"] });
  expect(paid([rowOf()])).toEqual([7]);
  expect(paid([rowOf({ payer: "BAT", texts: ["pay0007"] })], [CLAIM, second])).toEqual([7]);
  expect(paid([byAccount])).toEqual([7]);
  expect(paid([byAccount], [CLAIM, second])).toEqual([]);
});

it.each([
  ["another sum", [rowOf({ amount: 26_000 })]],
  ["another number", [rowOf({ payer: "PAY-0070" })]],
  ["two numbers", [rowOf({ payer: "PAY-0007 PAY-0008" })]],
  ["a name alone", [rowOf({ payer: "BAT BOLORMAA" })]],
  ["the account before it was prepared", [rowOf({ payer: "110234567890", at: "2026-11-23T03:00:00.000Z" })]],
  ["two rows of one payout", [rowOf(), rowOf({ row: 4, key: "other" })]],
])("finds none by %s", (_, rows) => {
  expect(paid(rows)).toEqual([]);
});

it("finds none whose money came back in the same statement", () => {
  const back = rowOf({ direction: "in", row: 5, at: "2026-11-25T04:00:00.000Z" });
  expect(paid([rowOf()], [CLAIM], [back])).toEqual([]);
});
