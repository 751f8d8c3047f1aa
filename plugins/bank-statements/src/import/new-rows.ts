import type { StatementRow } from "../reader/statement";

/** A line that is kept already, as far as it tells whether a row is the same transfer. */
export interface KnownLine {
  key: string;
  looseKey: string;
  hasBalance: boolean;
  /** Public id of the shop's account; 0 when it is not known. */
  bankAccount: number;
}

/**
 * The numbers of the rows that are transfers of earlier statements. Two accounts of the shop may have equal transfers; a
 * statement whose account is not known may be of any. Where one of the two tells no balance the loose keys decide.
 */
export function duplicateRows(
  rows: readonly StatementRow[],
  bankAccount: number,
  known: readonly KnownLine[],
): Set<StatementRow> {
  const maybeOurs = known.filter((line) => !line.bankAccount || !bankAccount || line.bankAccount === bankAccount);
  const keys = new Set(maybeOurs.map(({ key }) => key));
  const looseKeys = new Set(maybeOurs.map(({ looseKey }) => looseKey));
  const withoutBalance = new Set(maybeOurs.filter(({ hasBalance }) => !hasBalance).map(({ looseKey }) => looseKey));
  return new Set(
    rows.filter(({ key, looseKey, balance }) => {
      return keys.has(key) || (balance === undefined ? looseKeys : withoutBalance).has(looseKey);
    }),
  );
}
