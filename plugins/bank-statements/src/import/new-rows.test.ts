import { expect, it } from "vitest";
import type { StatementRow } from "../reader/statement";
import { duplicateRows, type KnownLine } from "./new-rows";

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

const known: KnownLine = { key: "balance|1#1", looseKey: "payer|1#1", hasBalance: true, bankAccount: 3 };

it("knows a transfer again", () => {
  expect(duplicateRows([row()], 3, [known]).size).toBe(1);
});

it("keeps two equal transfers apart by their balances", () => {
  expect(duplicateRows([row({ key: "balance|2#1" })], 3, [known]).size).toBe(0);
});

it("compares by the payer where one of the two tells no balance", () => {
  const alert = row({ balance: undefined, key: "payer|1#1" });
  expect(duplicateRows([alert], 3, [known]).size).toBe(1);
  const ofAlert = { ...known, key: "payer|1#1", hasBalance: false };
  expect(duplicateRows([row({ key: "balance|2#1" })], 3, [ofAlert]).size).toBe(1);
});

it("lets another account have the same transfer, unless the account is not known", () => {
  expect(duplicateRows([row()], 4, [known]).size).toBe(0);
  expect(duplicateRows([row()], 0, [known]).size).toBe(1);
  expect(duplicateRows([row()], 4, [{ ...known, bankAccount: 0 }]).size).toBe(1);
});
