import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { PaymentMethod } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { paymentChoices } from "./payment-choice";

const method = (code: string, more: Partial<PaymentMethod> = {}) =>
  ({ code, isOffered: true, isImmediate: false, asks: [], ...more }) as unknown as PaymentMethod;
const account = (id: number, more: Partial<BankAccount> = {}) =>
  ({ id, isActive: true, isDefault: false, ...more }) as BankAccount;

it("offers the default account first, then the others that are active, then other methods that ask for nothing", () => {
  const methods = [
    method("bank_transfer", { asks: ["selectedBankAccount", "transferAccountHolder"] }),
    method("pay_on_pickup"),
    method("closed", { isOffered: false }),
    method("card", { isImmediate: true }),
    method("loan", { asks: ["guarantor"] }),
  ];
  const accounts = [account(1), account(2, { isActive: false }), account(3, { isDefault: true })];
  expect(paymentChoices(methods, accounts).map(({ value }) => value)).toEqual([
    "bank_transfer 3",
    "bank_transfer 1",
    "pay_on_pickup",
  ]);
});
