import { expect, it } from "vitest";
import type { StatementRow } from "../reader/statement";
import { compareRows, type KnownLine } from "./new-rows";

function row(overrides: Partial<StatementRow> = {}): StatementRow {
  return {
    row: 1,
    at: "2026-11-25T05:02:00.000Z",
    precision: "minute",
    direction: "in",
    amount: 54_700,
    balance: 154_700,
    payer: "BAT BOLORMAA",
    texts: [],
    key: "balance|1#1",
    looseKey: "payer|1#1",
    ...overrides,
  };
}

const known: KnownLine = {
  number: 7,
  key: "balance|1#1",
  looseKey: "payer|1#1",
  at: "2026-11-25T05:02:00.000Z",
  precision: "minute",
  amount: 54_700,
  balance: 154_700,
  bankAccount: 3,
};

function duplicateRows(...input: Parameters<typeof compareRows>) {
  return compareRows(...input).duplicates;
}

function maybe(...input: Parameters<typeof compareRows>) {
  return [...compareRows(...input).maybe.values()];
}

it("knows a transfer again", () => {
  expect(duplicateRows([row()], 3, [known]).size).toBe(1);
});

it("keeps two equal transfers apart by their balances", () => {
  expect(duplicateRows([row({ key: "balance|2#1", balance: 209_400 })], 3, [known]).size).toBe(0);
});

it("compares by the payer where one of the two tells no balance", () => {
  const alert = row({ balance: undefined, key: "payer|1#1" });
  expect(duplicateRows([alert], 3, [known]).size).toBe(1);
  const ofAlert = { ...known, key: "payer|1#1", balance: null };
  expect(duplicateRows([row({ key: "balance|2#1" })], 3, [ofAlert]).size).toBe(1);
});

it("lets another account have the same transfer, unless the account is not known", () => {
  expect(duplicateRows([row()], 4, [known]).size).toBe(0);
  expect(duplicateRows([row()], 0, [known]).size).toBe(1);
  expect(duplicateRows([row()], 4, [{ ...known, bankAccount: 0 }]).size).toBe(1);
});

const DAY = { precision: "day", at: "2026-11-24T15:00:00.000Z" } as const;

it("knows a transfer again of which one statement tells the day only", () => {
  const ofDay = { ...DAY, key: "day|1#1", looseKey: "payer|day#1" };
  expect(duplicateRows([row(ofDay)], 3, [known]).size).toBe(1);
  expect(duplicateRows([row()], 3, [{ ...known, ...ofDay }]).size).toBe(1);
  expect(duplicateRows([row({ ...ofDay, balance: 209_400 })], 3, [known]).size).toBe(0);
  // Two transfers, after which the account has the same balance, are not one.
  expect(duplicateRows([row(ofDay), row({ ...ofDay, key: "day|1#2" })], 3, [known]).size).toBe(1);
  expect(duplicateRows([row({ key: "other", at: "2026-11-25T06:02:00.000Z" })], 3, [known]).size).toBe(0);
});

it("holds what may be a transfer that is kept: equal time and amount, and one of the two tells no balance", () => {
  const otherName = { key: "payer|2#1", looseKey: "payer|2#1", payer: "B*LORMAA", balance: undefined };
  expect(maybe([row(otherName)], 3, [known])).toEqual([7]);
  expect(maybe([row({ ...otherName, ...DAY })], 3, [known])).toEqual([7]);
  expect(maybe([row()], 3, [{ ...known, ...otherName, balance: null }])).toEqual([7]);
  expect(maybe([row({ ...otherName, at: "2026-11-25T05:03:00.000Z" })], 3, [known])).toEqual([]);
  expect(maybe([row({ ...otherName, amount: 54_800 })], 3, [known])).toEqual([]);
});

it("holds nothing beside the row that is the kept transfer", () => {
  const other = row({ key: "payer|2#1", looseKey: "payer|2#1", payer: "GANBAT", balance: undefined });
  expect(maybe([row(), other], 3, [known])).toEqual([null]);
  const twoOfAFile = [row({ balance: undefined, key: "payer|1#1" }), other];
  expect(maybe(twoOfAFile, 3, [{ ...known, key: "payer|1#1", balance: null }])).toEqual([]);
});

it("holds the file that is entered for another account", () => {
  expect(maybe([row()], 4, [known])).toEqual([7]);
});

it("takes a transfer that two messages tell with its balance once, and holds one that they tell without", () => {
  expect(compareRows([row(), row({ row: 2, account: "1**2" })], 0, []).duplicates.size).toBe(1);
  const bare = { balance: undefined, key: "payer|1#1" };
  expect(maybe([row(bare), row({ ...bare, row: 2, account: "1**2" })], 0, [])).toEqual([null]);
  expect(maybe([row(bare), row({ row: 2 })], 0, [])).toEqual([null]);
  const second = { ...bare, key: "payer|1#2" };
  expect(maybe([row({ ...bare, account: "12**" }), row({ ...second, account: "1**2" })], 0, [])).toEqual([null]);
  expect(maybe([row(bare), row(second)], 0, [])).toEqual([]);
});

it("holds a transfer that a message and a file date a few minutes apart, if both tell one balance", () => {
  const later = { at: "2026-11-25T05:03:02.000Z", key: "balance|2#1", looseKey: "payer|2#1" };
  expect(maybe([row(later)], 3, [known])).toEqual([7]);
  expect(maybe([row({ ...later, balance: 209_400 })], 3, [known])).toEqual([]);
  expect(maybe([row({ ...later, at: "2026-11-25T05:12:00.000Z" })], 3, [known])).toEqual([]);
});
