import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Statement } from "@zakh/statement-reader";

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

/** Whether a file states one account for all its rows, which cannot be the chosen one. Messages state it in each row. */
export function isOfAnother({ account, rows }: Statement, chosen: Pick<BankAccount, "accountNumber">): boolean {
  const isTold = account !== undefined && !account.includes(",") && rows.every((row) => row.account === undefined);
  return isTold && isForeignAccount(account, [chosen]);
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
