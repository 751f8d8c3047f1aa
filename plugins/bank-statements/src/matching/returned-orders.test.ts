import type { NotedReturn, ReturnClaim } from "@zakh/bookkeeping/read-models/returns";
import type { StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { returningRows } from "./returned-orders";

const SINCE = new Date("2026-11-24T03:00:00Z");

const CLAIM: ReturnClaim = {
  number: 7,
  amount: 26_500,
  since: SINCE,
  accountNumber: "110234567890",
  names: ["BAT BOLORMAA"],
};

function rowOf(changes: Partial<StatementRow> = {}): StatementRow {
  return {
    row: 3,
    at: "2026-11-25T03:00:00.000Z",
    precision: "second",
    direction: "out",
    amount: 26_500,
    balance: 1_000_000,
    payer: "BAT BOLORMAA",
    texts: ["전자금융"],
    isProven: true,
    key: "key",
    looseKey: "loose",
    ...changes,
  };
}

interface Case {
  rows?: StatementRow[];
  others?: StatementRow[];
  claims?: ReturnClaim[];
  noted?: NotedReturn[];
}

/** The orders that are returned. */
function returned({ rows = [rowOf()], others = [], claims = [CLAIM], noted = [] }: Case): number[] {
  return returningRows(rows, { all: [...rows, ...others], claims, noted }).map(({ claim }) => claim.number);
}

it.each([
  ["the holder's name", {}],
  ["the name in Hangul", { payer: "바트볼로르마" }],
  ["the account's number, whoever is named", { payer: "생활비", texts: ["110-234-567890"] }],
])("returns an order by its sum and %s", (_, row) => {
  expect(returned({ rows: [rowOf(row)] })).toEqual([7]);
});

it("goes by the order's number that the shop's file gave the transfer, also among orders of one sum", () => {
  const claims = [CLAIM, { ...CLAIM, number: 8 }];
  expect(returned({ claims, rows: [rowOf({ payer: "ORD-0008" })] })).toEqual([8]);
  expect(returned({ claims, rows: [rowOf({ payer: "ORD-0008" }), rowOf({ texts: ["ORD-0007"] })] })).toEqual([8, 7]);
  expect(returned({ rows: [rowOf({ texts: ["ORD-0008"] })] })).toEqual([]);
  expect(returned({ claims, rows: [rowOf({ texts: ["ORD-0007 ORD-0008"] })] })).toEqual([]);
  expect(returned({ rows: [rowOf({ payer: "ORD-0007", amount: 26_000 })] })).toEqual([]);
});

it("goes by who paid or ordered where the account is not known", () => {
  const claims = [{ ...CLAIM, accountNumber: null, names: ["GANBAT", "Дорж Сараа"] }];
  expect(returned({ claims, rows: [rowOf({ payer: "DORJ SARAA" })] })).toEqual([7]);
  expect(returned({ claims, rows: [rowOf({ payer: "BAT BOLORMAA" })] })).toEqual([]);
});

it.each<[string, Case]>([
  ["another sum", { rows: [rowOf({ amount: 26_499 })] }],
  ["another person", { rows: [rowOf({ payer: "GANZORIG" })] }],
  ["nobody", { rows: [rowOf({ payer: "" })] }],
  ["a part of the account's number", { rows: [rowOf({ payer: "x", texts: ["110-234-56"] })] }],
  ["the account's number among other digits", { rows: [rowOf({ payer: "x", texts: ["1102345678901"] })] }],
  ["an earlier row", { rows: [rowOf({ at: "2026-11-24T02:59:00.000Z", precision: "minute" })] }],
  ["the day on which it became due", { rows: [rowOf({ at: "2026-11-23T15:00:00.000Z", precision: "day" })] }],
  ["a row that the bank calls cancelled", { rows: [rowOf({ texts: ["입금취소"] })] }],
  ["two orders of this sum", { claims: [CLAIM, { ...CLAIM, number: 8, names: ["GANZORIG"] }] }],
  ["two rows that fit", { rows: [rowOf(), rowOf({ at: "2026-11-25T04:00:00.000Z" })] }],
  [
    "a return of this sum that was noted by hand",
    { noted: [{ amount: 26_500, at: new Date("2026-11-25T05:00:00Z") }] },
  ],
  [
    "money that came back in the same file",
    { others: [rowOf({ direction: "in", at: "2026-11-25T04:00:00.000Z", payer: "이체불능", texts: [] })] },
  ],
  [
    "the same person who paid this sum again afterwards",
    { others: [rowOf({ direction: "in", at: "2026-11-25T04:00:00.000Z" })] },
  ],
])("does nothing by %s", (_, given) => {
  expect(returned(given)).toEqual([]);
});

it("is not held up by other rows, other returns and what was paid before", () => {
  const noted = [
    { amount: 20_000, at: new Date("2026-11-25T05:00:00Z") },
    { amount: 26_500, at: new Date("2026-10-20T05:00:00Z") },
  ];
  const others = [
    rowOf({ payer: "GANZORIG" }),
    rowOf({ direction: "in", at: "2026-11-20T03:00:00.000Z" }),
    rowOf({ direction: "in", at: "2026-11-26T03:00:00.000Z", payer: "GANZORIG" }),
  ];
  expect(returned({ others, noted })).toEqual([7]);
});
