import type { BankAccount } from "@zakh/bank-transfer/contract";

/**
 * The one account of the shop that a bank writes as `written`, mostly with stars in place of digits; undefined when
 * none or several fit.
 */
export function accountWrittenAs<Account extends Pick<BankAccount, "accountNumber">>(
  written: string | undefined,
  accounts: readonly Account[],
): Account | undefined {
  const pattern = (written ?? "").replace(/[^\d*]/g, "");
  // Fewer digits fit by accident.
  if (pattern.replaceAll("*", "").length < 4) return undefined;
  const shape = new RegExp(`^${pattern.replace(/\*+/g, "\\d*")}$`);
  const found = accounts.filter(({ accountNumber }) => shape.test(accountNumber.replace(/\D/g, "")));
  return found.length === 1 ? found[0] : undefined;
}
