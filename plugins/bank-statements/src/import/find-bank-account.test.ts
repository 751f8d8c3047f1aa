import type { Statement, StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { accountWrittenAs, isForeignAccount, isOfAnother } from "./find-bank-account";

const accounts = [{ accountNumber: "941602-01-123318" }, { accountNumber: "301 0123 2640 41" }];

it.each([
  ["941602-01-123318", "941602-01-123318"],
  ["941602-**-***318", "941602-01-123318"],
  ["301-****-2640-41", "301 0123 2640 41"],
  ["999999-01-123318", undefined],
  ["***", undefined],
  ["*18", undefined],
  [undefined, undefined],
])("%s is the account %s", (written, found) => {
  expect(accountWrittenAs(written, accounts)?.accountNumber).toBe(found);
});

it("is no account when two fit", () => {
  expect(accountWrittenAs("9416**-**-***318", [...accounts, { accountNumber: "941699-99-999318" }])).toBeUndefined();
});

it.each([
  ["999-888-777666", true],
  ["941602-**-***318", false],
  ["*123318", false],
  ["3318", false],
  ["8205", true],
  ["*18", false],
])("%s is none of the shop's accounts: %s", (written, isForeign) => {
  expect(isForeignAccount(written, accounts)).toBe(isForeign);
});

it.each([
  ["941602-00-111318", true],
  ["941602-01-123318", false],
  ["*123318", false],
  // Of several accounts the rows say which is theirs.
  ["941602-00-111318, 941602-01-123318", false],
  [undefined, false],
])("a file that states %s is of another account than the chosen one: %s", (account, isOther) => {
  const statement: Statement = { account, rows: [], chain: "whole", gaps: [], takenBack: [], unread: [] };
  expect(isOfAnother(statement, { accountNumber: "941602-01-123318" })).toBe(isOther);
});

it("holds messages of another account than the chosen one rather than to refuse them", () => {
  const account = "941602**318";
  const message = { account } as StatementRow;
  const statement: Statement = { account, rows: [message], chain: "unknown", gaps: [], takenBack: [], unread: [] };
  const chosen = { accountNumber: "123456-04-567890" };
  expect(isOfAnother(statement, chosen)).toBe(false);
  expect(isForeignAccount(account, [chosen])).toBe(true);
});
