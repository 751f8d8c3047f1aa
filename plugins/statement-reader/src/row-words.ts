import type { Header } from "./columns";
import { type Moment, parseTime } from "./parse-time";
import type { StatementRow } from "./statement";
import { cellAt, type TableRow, textOf } from "./table";

const TOTAL = /^(총?합계|총?계|소계|누계|일계|월계|(sub|grand)?total|итого|нийт)(\(?\d+건\)?)?[:.]?$/i;
/** The same in other words, in a row that names nobody: 11월 합계, 입금합계(3건). */
const SUM =
  /(합계|총계|소계|누계|일계|월계|총액|페이지계)(\(?\d+건\)?)?[:.]?$|^총\d+건$|^(총|당일|금일)(입금|출금)금?액$|^다음장|^нийтдүн/i;
/** A row of what is carried over that has a day and a sum of its own. */
const CARRIED_ALONE =
  /(이월|잔액|잔고)(금|금액|잔액|이월)?$|^기초금액$|^(opening|closing)(balance)?$|^balance(brought|carried)?(b\/f|c\/f|forward)?$|^((brought|carried)forward|[bc]\/f)$|үлдэгдэл$|остаток/i;
/** The name of the column that counts the rows. */
const ROW_NUMBER = /^(no\.?|번호|순번|연번|№|#)$/i;

/** The payer of a row, and its texts in columns that are not read. */
export function wordsOf(row: TableRow, { at, otherPayer, row: names }: Header): Pick<StatementRow, "payer" | "texts"> {
  const isBlank = textOf(cellAt(row, at.payer)) === "" && otherPayer !== undefined;
  const payer = isBlank ? otherPayer : at.payer;
  const read = [at.date, at.time, at.in, at.out, at.signed, at.balance, payer];
  // The number of a row in its list is not the same in another list.
  const isOther = (column: number) => !read.includes(column) && !ROW_NUMBER.test(textOf(cellAt(names, column)));
  const texts = row.cells.flatMap((value, column) => (isOther(column) ? [textOf(value)] : []));
  return { payer: textOf(cellAt(row, payer)), texts: texts.filter((text) => text !== "") };
}

/** Whether a row is a sum of others: 합계. */
export function isTotal(row: TableRow, { at }: Header): boolean {
  const first = row.cells.find((value) => value !== undefined);
  return [first, cellAt(row, at.date)].some((value) => TOTAL.test(textOf(value).replace(/\s/g, "")));
}

/** Whether a row with a day of its own names nobody, but a sum of others, or what is carried over. */
export function isNobodys(row: TableRow, header: Header): boolean {
  const { payer, texts } = wordsOf(row, header);
  const words = [payer, ...texts];
  // Beside somebody's name, "total" is what he wrote.
  return (
    words.some((word) => CARRIED_ALONE.test(word.replace(/\s/g, ""))) || (payer === "" ? words : [payer]).some(isSum)
  );
}

/** Whether a text names a sum of rows, not a person. */
export function isSum(text: string): boolean {
  const word = text.replace(/\s/g, "");
  return TOTAL.test(word) || SUM.test(word);
}

/** When a row says it was, if it does. */
export function momentOf(row: TableRow, { at }: Header): Moment | undefined {
  return parseTime(cellAt(row, at.date), cellAt(row, at.time), row.since1904);
}

export function isDated(row: TableRow, header: Header): boolean {
  return momentOf(row, header) !== undefined;
}
