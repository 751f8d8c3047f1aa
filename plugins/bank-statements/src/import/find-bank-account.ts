import type { BankAccount } from "@zakh/bank-transfer/contract";

/**
 * The one account of the shop that a bank writes as `written`, mostly with stars in place of digits; undefined when
 * none or several fit.
 */
export function accountWrittenAs<Account extends Pick<BankAccount, "accountNumber">>(
  written: string | undefined,
  accounts: readonly Account[],
): Account | undefined {
  const pattern = patternOf(written);
  const shape = shapeOf(pattern);
  if (!shape) return undefined;
  const found = accounts.filter(({ accountNumber }) => shape.test(accountNumber.replace(/\D/g, "")));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Whether a bank writes an account as `written` that is none of the shop's. What shows only the last digits must be at
 * the end of one.
 */
export function isForeignAccount(written: string, accounts: readonly Pick<BankAccount, "accountNumber">[]): boolean {
  const pattern = patternOf(written);
  const shape = shapeOf(pattern.length < WHOLE_LENGTH ? `*${pattern}` : pattern);
  return shape !== undefined && !accounts.some(({ accountNumber }) => shape.test(accountNumber.replace(/\D/g, "")));
}

/**
 * Of the accounts that a statement states, those that are none of the shop's. Whoever chooses an account knows how the
 * bank writes it; where one of them is written as the chosen one, the others are not it.
 * @param chosen public id of the shop's account that the statement was entered for
 */
export function foreignAccounts(
  stated: readonly string[],
  accounts: readonly Pick<BankAccount, "id" | "accountNumber">[],
  chosen: number | undefined,
): string[] {
  const isChosenWritten = stated.some((account) => accountWrittenAs(account, accounts)?.id === chosen);
  if (chosen !== undefined && !isChosenWritten) return [];
  return stated.filter((account) => isForeignAccount(account, accounts));
}

/** Shorter ones are the last digits of an account. */
const WHOLE_LENGTH = 7;

function patternOf(written = ""): string {
  return written.replace(/[^\d*]/g, "");
}

/** Undefined where so few digits are shown that they fit by accident. */
function shapeOf(pattern: string): RegExp | undefined {
  if (pattern.replaceAll("*", "").length < 4) return undefined;
  return new RegExp(`^${pattern.replace(/\*+/g, "\\d*")}$`);
}
