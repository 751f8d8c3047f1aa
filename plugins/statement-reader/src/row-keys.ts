import { koreanTime } from "./parse-time";
import type { ReadRow } from "./read-rows";
import type { StatementRow } from "./statement";

/**
 * Gives each row its keys, by which a transfer is entered once however often its statement is read. The account is not
 * in them: whoever stores rows knows it.
 *
 * `key` is the minute, direction, amount and balance; an alert message tells the minute only. The payer is left out,
 * because an alert cuts or masks the name that the file writes whole, and the balance tells transfers apart better than
 * a name. Where there is no balance the payer takes its place. The memo is in no key, for the owner may add one later.
 *
 * Rows that are equal in all of this are numbered, so that two equal transfers in one minute stay two, also those to
 * two accounts in one paste: what an alert masks does not tell whether they are two. A file that begins between two
 * such rows numbers the second one 1: reading it after a whole file adds nothing, which is right. Only if one file ends
 * between them and another begins there is the second transfer lost. Banks export whole days, so this takes an export
 * made in the very minute, and the next export of that day brings the row back.
 */
export function addKeys(rows: ReadRow[]): StatementRow[] {
  const counted = new Map<string, number>();
  const numbered = (...parts: (string | number)[]) => {
    const text = parts.join("|");
    const count = (counted.get(text) ?? 0) + 1;
    counted.set(text, count);
    return `${text}#${count}`;
  };
  return rows.map((row) => {
    const { direction, amount, balance } = row;
    const time = koreanTime(row.at).slice(0, row.precision === "day" ? 10 : 16);
    const payer = row.payer.normalize("NFKC").replace(/\s/g, "").toUpperCase();
    const looseKey = numbered("payer", time, direction, amount, payer);
    const key = balance === undefined ? looseKey : numbered("balance", time, direction, amount, balance);
    return { ...row, key, looseKey };
  });
}
