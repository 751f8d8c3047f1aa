import type { Header } from "./columns";
import { directionNamed, type directionsOf } from "./directions";
import { saysNotDone, wordsOfRow } from "./done";
import { parseAmount } from "./parse-amount";
import { wordsOf } from "./row-words";
import type { StatementRow, UnreadReason } from "./statement";
import { type Cell, cellAt, type TableRow, textOf } from "./table";
import { isSumInTwin } from "./twin-columns";

/** Of a row without a transfer: what is carried over, or was there at the beginning. */
const CARRIED = /이월|기초|잔액|carried|brought|opening|balance/i;

interface Transfer extends Pick<StatementRow, "direction" | "amount"> {
  isUnsigned?: boolean;
}

/** What a row moved in whole won, why that cannot be read, or "none". */
export function transferOf(
  row: TableRow,
  header: Header,
  directionOf: ReturnType<typeof directionsOf>,
): Transfer | UnreadReason | "none" {
  const { at } = header;
  const cells = [at.in, at.out, at.signed].map((column) => cellAt(row, column));
  if (cells.some(isUnreadable)) return "no_amount";
  const [paidIn = 0, paidOut = 0, signed = 0] = cells.map(parseAmount);
  const isTwice = signed !== 0 && [paidIn, -Math.abs(paidOut)].some((won) => won !== 0 && won !== signed);
  if ((paidIn && paidOut) || isTwice) return "two_amounts";
  // Some banks write what goes out with a minus sign, in its own column, too.
  if (paidOut) return { direction: "out", amount: Math.abs(paidOut) };
  const amount = paidIn || signed;
  if (!amount) return isSumInTwin(row, header) ? "no_amount" : "none";
  // Beside a column of what went out, the word of a kind may be anything.
  const said = paidIn && at.out !== undefined ? "in" : directionOf(row);
  if (amount < 0 || said === "out") return { direction: "out", amount: Math.abs(amount) };
  const hasPlus = textOf(cellAt(row, paidIn ? at.in : at.signed)).startsWith("+");
  // A word of the row itself, in whatever column.
  const isOutByWord = said === undefined && wordsOfRow(row, at.payer).some(saysOut);
  const isCertain = !isOutByWord && (hasPlus || said === "in" || paidIn > 0);
  return { direction: "in", amount, isUnsigned: !isCertain };
}

/** Whether a word says that money went out; a dash alone is an empty cell. */
function saysOut(word: string): boolean {
  return /\p{L}/u.test(word) && directionNamed(word) === "out";
}

/**
 * Whether a bank writes a sign before what went out, so that an amount without one came in. What was taken back may have one in any table, and
 * where a word says of an amount without a sign that it went out, signs tell nothing.
 */
export function hasMinus(section: TableRow[], { at }: Header): boolean {
  const told = section.map((row) => ({
    amount: parseAmount(cellAt(row, at.signed ?? at.in)) ?? 0,
    words: wordsOfRow(row, at.payer),
  }));
  return (
    told.some(({ amount, words }) => amount < 0 && !words.some(saysNotDone)) &&
    !told.some(({ amount, words }) => amount > 0 && words.some(saysOut))
  );
}

/**
 * Whether a cell tells of an amount that cannot be read. Without a digit it is a dash, or the word of a repeated
 * header.
 */
function isUnreadable(value: Cell | undefined): boolean {
  return parseAmount(value) === undefined && /\d/.test(textOf(value).normalize("NFKC"));
}

/**
 * Whether a row with a day tells of somebody or something, and no column of amounts holds a number, not even 0: the amount stands elsewhere,
 * or is a formula whose result the program that wrote the file has not kept. Or it is in words, or masked.
 */
export function lacksAmount(row: TableRow, header: Header): boolean {
  const { at } = header;
  if ([at.in, at.signed].some((column) => isInWords(cellAt(row, column)))) return true;
  if ([at.in, at.out, at.signed].some((column) => parseAmount(cellAt(row, column)) !== undefined)) return false;
  const { payer, texts } = wordsOf(row, header);
  const told = [payer, ...texts].filter((text) => /[\p{L}\p{N}]/u.test(text));
  return told.length > 0 && !told.some((text) => CARRIED.test(text));
}

function isInWords(value: Cell | undefined): boolean {
  return parseAmount(value) === undefined && /[\p{L}*#?]/u.test(textOf(value));
}
