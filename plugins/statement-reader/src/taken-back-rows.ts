import type { Header } from "./columns";
import { saysDepositBack, saysTakenBack, tellsOfReversal } from "./done";
import { parseAmount, sumsIn } from "./parse-amount";
import { type Moment, parseTime } from "./parse-time";
import { momentOf, wordsOf } from "./row-words";
import type { TakenBack } from "./statement";
import { type Cell, cellAt, type TableRow, textOf, textsOf } from "./table";
import { namedIn } from "./taken-back";

/** What a row without a date takes back has none either. */
export type TakenBackRow = Partial<Moment> & Pick<TakenBack, "amount" | "payer">;

/** What a row takes back that cannot be read whole: any sum that its amounts tell, or one that is not known. */
export function takenBackBy(row: TableRow, header: Header): TakenBackRow[] {
  const { at } = header;
  const cells = [at.in, at.out, at.signed].map((column) => textOf(cellAt(row, column)));
  const said = { ...momentOf(row, header), ...payerBackIn(row, header) };
  return sumsIn(cells.join(" / "))?.map((amount) => ({ ...said, amount })) ?? [said];
}

/** A sum in a sentence, and no part of a day, a time or a phone number: 11/25 입금 147,350원은 취소되었습니다. */
const TOLD_SUM = /(?<![\d.,/:-])(?:\d{1,3}(?:,\d{3})+|\d{4,})(?![\d/:-]|[년월일시분])/g;

/**
 * What a row takes back whose columns are not known: any sum in its cells.
 * @param isOfReversals whether the header above says so of all: 취소금액
 */
export function takenBackWithout(row: TableRow, isOfReversals = false): TakenBackRow[] {
  const told = row.cells.flatMap((cell) => (tellsOfReversal(cell) ? (textOf(cell).match(TOLD_SUM) ?? []) : []));
  if (told.length > 0) return told.map((sum) => ({ amount: parseAmount(sum) }));
  if ((!isOfReversals && !saysTakenBack(row)) || textsOf(row).length < 2) return [];
  // A whole number may be a day or a sum.
  const isDay = (cell: Cell | undefined) => !/^[\d,]*$/.test(textOf(cell)) && parseTime(cell) !== undefined;
  const moment = parseTime(row.cells.find(isDay), undefined, row.since1904);
  const sums = row.cells
    .map((cell) => (isDay(cell) ? [] : (sumsIn(textOf(cell)) ?? [])))
    .filter(({ length }) => length === 1);
  return sums.flat().map((amount) => ({ ...moment, amount }));
}

/** Whose deposits a row may take back, of whatever sum: not one that tells of the owner's own refund, or of a payment that came back. */
export function payerBackIn(row: TableRow, header: Header): Pick<TakenBack, "payer"> {
  const isMinus = (parseAmount(cellAt(row, header.at.in)) ?? 0) < 0;
  const payer = isMinus || saysDepositBack(row) ? namedIn(wordsOf(row, header)) : "";
  return payer === "" ? {} : { payer };
}
