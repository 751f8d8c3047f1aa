import type { NotedReturn, ReturnClaim } from "@zakh/bookkeeping/read-models/returns";
import { DAY_MS } from "@zakh/kit/contract";
import { type StatementRow, timeRange } from "@zakh/statement-reader";
import { type PayerTexts, payerComparison } from "../import/same-payer";
import { saysNoPayment } from "./no-payment";

/** A row by which the shop has returned all that an order is to get back. */
export interface ReturningRow {
  row: StatementRow;
  claim: ReturnClaim;
}

interface Known {
  all: readonly StatementRow[];
  claims: readonly ReturnClaim[];
  /** Returns noted by hand: one of these rows may be that money. */
  noted: readonly NotedReturn[];
}

/** So long before or after its row a return may have been noted by hand. */
const NOTED_DAYS = 30;
/** Fewer digits are no account number. */
const ACCOUNT_DIGITS_MIN = 7;

/**
 * The outgoing `rows` that return an order's money for certain: exactly one order is to get back exactly this sum, the
 * row is later than that, and names the holder or the number of the account that its customer told (where none is
 * known, who paid or ordered). A row with the order's own number, which the shop's file for the bank gives it, needs no
 * name, and is told from other orders of this sum; one with another number is none. It does nothing where two rows fit one order, where the bank calls it something else than
 * a transfer, where the money came back in the same statement, or where an admin has noted a return of this sum.
 */
export function returningRows(rows: readonly StatementRow[], { all, claims, noted }: Known): ReturningRow[] {
  const likenessOf = payerComparison();
  const found = rows.flatMap((row): ReturningRow[] => {
    const numbers = orderNumbersIn(row);
    const ofSum = claims.filter(({ amount }) => amount === row.amount);
    const [claim, another] =
      numbers.length === 0 ? ofSum : ofSum.filter(({ number }) => numbers.every((named) => named === number));
    if (!claim || another || saysNoPayment([row.payer, ...row.texts])) return [];
    const [from, to] = timeRange(row);
    if (from < claim.since.getTime()) return [];
    if (noted.some(({ amount, at }) => amount === row.amount && isNear(at.getTime(), from, to))) return [];
    const names = claim.names.map((payer): PayerTexts => ({ payer, texts: [] }));
    const isNamed = () => namesAccount(row, claim) || names.some((name) => likenessOf(row, name) === "same");
    if (numbers.length === 0 && !isNamed()) return [];
    return cameBack(row, all, likenessOf) ? [] : [{ row, claim }];
  });
  return found.filter(({ claim }) => found.filter((other) => other.claim === claim).length === 1);
}

/** Whether the money of an outgoing row came back in the same statement. */
export function cameBack(row: StatementRow, all: readonly StatementRow[], likenessOf = payerComparison()): boolean {
  const [from] = timeRange(row);
  return all.some(
    (other) =>
      other.direction === "in" &&
      other.amount === row.amount &&
      timeRange(other)[1] >= from &&
      (saysNoPayment([other.payer, ...other.texts]) || likenessOf(row, other) !== "other"),
  );
}

/** The orders that the shop has written into a transfer, as `ORD-0007`. */
function orderNumbersIn({ payer, texts }: StatementRow): number[] {
  const all = [payer, ...texts].flatMap((text) => [...text.normalize("NFKC").matchAll(/ORD-?0*(\d{1,9})(?!\d)/gi)]);
  return all.map(([, number]) => Number(number));
}

function isNear(at: number, from: number, to: number): boolean {
  return at >= from - NOTED_DAYS * DAY_MS && at <= to + NOTED_DAYS * DAY_MS;
}

/** Whether one of the row's texts is the whole number of the account, given in digits. */
export function namesAccount(
  { payer, texts }: StatementRow,
  { accountNumber }: Pick<ReturnClaim, "accountNumber">,
): boolean {
  if (!accountNumber || accountNumber.length < ACCOUNT_DIGITS_MIN) return false;
  return [payer, ...texts].some((text) => /^[\d\s-]+$/.test(text) && text.replace(/\D/g, "") === accountNumber);
}
