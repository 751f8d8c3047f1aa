import { expect, it } from "vitest";
import { accountWrittenAs, foreignAccounts, isForeignAccount } from "./find-bank-account";

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
  ["no account is chosen", undefined, ["999-888-777666"]],
  ["the chosen one is stated beside them", 1, ["999-888-777666"]],
  ["only a chosen one may be written so", 2, []],
])("accounts are foreign where %s", (_when, chosen, foreign) => {
  const shop = accounts.map((account, index) => ({ ...account, id: index + 1 }));
  const stated = chosen === 2 ? ["999-888-777666"] : ["941602-**-***318", "999-888-777666"];
  expect(foreignAccounts(stated, shop, chosen)).toEqual(foreign);
});
