import { refundAccountInput } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { bankAccountInput } from "./bank-account";

const HOLDER = { bankName: "하나은행", accountHolder: "BAT BOLORMAA" };

it.each([
  ["110-234-567890", "110-234-567890"],
  ["110--234--567890", "110-234-567890"],
  ["110 -- 234 - 567890", "110-234-567890"],
  ["110⸺234•567890", "110-234-567890"],
  ["110⁐234‿567890", "110-234-567890"],
  ["’110.234/567890", "110-234-567890"],
  ["110 234 567890", "110234567890"],
  ["110---234567890", undefined],
  ["110•••234567890", undefined],
  ["110-234567890-", undefined],
  ["110-****-567890", undefined],
])("the account %j of the shop, or of a customer, has the number %s", (accountNumber, kept) => {
  const numbers = [bankAccountInput, refundAccountInput].map(
    (input) => input.safeParse({ ...HOLDER, accountNumber }).data?.accountNumber,
  );
  // Blanks that the owner wrote are shown to those who pay.
  expect(numbers.map((number) => number?.replaceAll(" ", ""))).toEqual([kept, kept]);
});
