import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";

/**
 * Opens a transfer of this many won in the Toss app. Toss knows banks by their Korean names: `undefined` for an account without one. Toss
 * has not documented this address.
 */
export function tossLink({ bankName, accountNumber }: BankAccountSnapshot, won: number): string | undefined {
  const [bank] = bankName.match(/[가-힣]+/) ?? [];
  if (!bank) return undefined;
  return `supertoss://send?${new URLSearchParams({ amount: String(won), bank, accountNo: accountNumber.replace(/\D/g, "") })}`;
}
