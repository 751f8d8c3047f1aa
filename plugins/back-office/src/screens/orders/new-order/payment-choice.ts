import { BANK_TRANSFER, type BankAccount } from "@zakh/bank-transfer/contract";
import type { PaymentMethod } from "@zakh/orders/contract";

/** How an order can be paid: to a bank account, or by another method that asks for nothing more. */
export interface PaymentChoice {
  /** Unique, for the select. */
  value: string;
  method: PaymentMethod;
  /** Only of a transfer. */
  account?: BankAccount;
}

/** What can be chosen now: the active accounts, the default one first, then the other offered methods. */
export function paymentChoices(methods: readonly PaymentMethod[], accounts: readonly BankAccount[]): PaymentChoice[] {
  const active = accounts.filter(({ isActive }) => isActive).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return methods
    .filter(({ isOffered }) => isOffered)
    .flatMap((method) => {
      if (method.code !== BANK_TRANSFER) {
        // A method that asks for more has its form at checkout only.
        return method.asks.length === 0 && !method.isImmediate ? [{ value: method.code, method }] : [];
      }
      return active.map((account) => ({ value: `${method.code} ${account.id}`, method, account }));
    });
}
