import { type StatementRow, timeRange } from "@zakh/statement-reader";
import { cameBack, namesAccount } from "./returned-orders";

/** A payout to a store that is to be transferred. */
export interface PayoutClaim {
  number: number;
  /** Whole won. */
  amount: number;
  /** Since when it is prepared. */
  preparedAt: Date;
  accountNumber: string;
}

export interface PayingRow {
  row: StatementRow;
  number: number;
  /** When the money went. */
  at: Date;
}

/**
 * The outgoing `rows` that have paid a payout for certain: of exactly its sum, not before it was prepared, with its number, which the
 * shop's file for the bank gives it; or without any with the number of its account, where no other payout has the sum. None where two rows fit
 * one payout, or where the money came back in the same statement.
 */
export function payingRows(
  rows: readonly StatementRow[],
  { all, claims }: { all: readonly StatementRow[]; claims: readonly PayoutClaim[] },
): PayingRow[] {
  const found = rows.flatMap((row): PayingRow[] => {
    const numbers = payoutNumbersIn(row);
    const ofSum = claims.filter(({ amount }) => amount === row.amount);
    const fit = ofSum.filter((claim) =>
      numbers.length > 0
        ? claim.preparedAt.getTime() <= timeRange(row)[1] && numbers.every((number) => number === claim.number)
        : ofSum.length === 1 &&
          claim.preparedAt.getTime() <= timeRange(row)[0] &&
          namesAccount(row, { accountNumber: claim.accountNumber.replace(/\D/g, "") }),
    );
    const [claim, another] = fit;
    if (!claim || another || cameBack(row, all)) return [];
    const at = new Date(Math.max(timeRange(row)[0], claim.preparedAt.getTime()));
    return [{ row, number: claim.number, at }];
  });
  return found.filter(({ number }) => found.filter((other) => other.number === number).length === 1);
}

/** The payouts that the shop has written into a transfer, as `PAY-0007`. */
function payoutNumbersIn({ payer, texts }: StatementRow): number[] {
  const all = [payer, ...texts].flatMap((text) => [...text.normalize("NFKC").matchAll(/PAY-?0*(\d{1,9})(?!\d)/gi)]);
  return all.map(([, number]) => Number(number));
}
