import { type Header, type Section, sectionsOf } from "./columns";
import { type Currency, currencyOf, currencyOfColumn, isOtherMoney } from "./currency";
import { type Directions, directionNamed, directionsOf } from "./directions";
import { isNotDone, isOtherList, saysNotDone, wordsOfRow } from "./done";
import { parseAmount, parseWon } from "./parse-amount";
import { parseTime } from "./parse-time";
import type { Columns, StatementRow, UnreadReason, UnreadRow } from "./statement";
import { type Cell, cellAt, type Table, type TableRow, textOf } from "./table";

/** A row before it has its keys, which depend on the rows around it. */
export type ReadRow = Omit<StatementRow, "key" | "looseKey">;

const TOTAL = /^(총?합계|총?계|소계|누계|일계|월계|(sub|grand)?total|итого|нийт)(\(?\d+건\)?)?[:.]?$/i;
/** The same in other words, in a row that names nobody: 11월 합계, 입금합계(3건). */
const SUM = /(합계|총계|소계|누계|일계|월계|총액|페이지계)(\(?\d+건\)?)?[:.]?$|^총\d+건$|^다음장|^нийтдүн/i;
/** Of a row without a transfer: what is carried over, or was there at the beginning. */
const CARRIED = /이월|기초|잔액|carried|brought|opening|balance/i;

/** A row of what is carried over that has a day and a sum of its own. */
const CARRIED_ALONE =
  /(이월|잔액|잔고)(금|금액|잔액|이월)?$|^기초금액$|^(opening|closing)(balance)?$|^balance(brought|carried)?(b\/f|c\/f|forward)?$|^((brought|carried)forward|[bc]\/f)$|үлдэгдэл$|остаток/i;
/** The rows of a table as it says them. */
export interface TableReading {
  rows: ReadRow[];
  unread: UnreadRow[];
  /** Those of `rows` that count as incoming only because their amount has no sign. */
  unsigned: ReadRow[];
}

/**
 * The transfers of a table, each with its account.
 * @param broken numbers of the rows whose cells are not certain
 */
export function readRows(
  table: Table,
  first: Header,
  columns: Columns | undefined,
  accounts: ReadonlyMap<TableRow, string>,
  broken: ReadonlySet<number> = new Set(),
): TableReading {
  const isOfOthers = [...table.slice(0, first.start), first.row].some(isOtherList);
  const sections = sectionsOf(table, first, columns).map(({ header, rows }) => ({
    header,
    rows: rows.filter(({ number }) => !broken.has(number)),
  }));
  let currency = table
    .slice(0, first.start)
    .reduce<Currency | undefined>((said, row) => currencyOf(row) ?? said, undefined);
  const read = sections.map((section, place) => {
    const { reading, after } = readSection(section, accounts, currency, isOfOthers);
    // What is said below the last row is said of all, where nothing was said before.
    const isBelow = currency === undefined && after === "other" && place === sections.length - 1;
    currency = after;
    return isBelow ? readSection(section, accounts, after, isOfOthers).reading : reading;
  });
  const told = table.slice(first.below).filter(({ number }) => broken.has(number));
  return {
    rows: read.flatMap(({ rows }) => rows),
    unread: [
      ...read.flatMap(({ unread }) => unread),
      ...told.map(({ number }) => ({ row: number, reason: "no_amount" as const })),
    ],
    unsigned: read.flatMap(({ unsigned }) => unsigned),
  };
}

/** The rows of a section, and the currency that the last of its rows says: `before` is what the ones above it said. */
function readSection(
  { header, rows: section }: Section,
  accounts: ReadonlyMap<TableRow, string>,
  before: Currency | undefined,
  isOfOthers: boolean,
): { reading: TableReading; after: Currency | undefined } {
  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const unsigned: ReadRow[] = [];
  const takenBack = new Set<string>();
  if (!header) {
    const told = section.filter((row) => row.cells.some((value) => (parseAmount(value) ?? 0) !== 0));
    const reading = {
      rows,
      unread: told.map(({ number }) => ({ row: number, reason: "no_direction" as const })),
      unsigned,
    };
    return { reading, after: before };
  }
  const directions = directionsOf(section, header);
  let currency = currencyOfHeader(header) ?? before;
  for (const row of section) {
    if (isTotal(row, header)) continue;
    const transfer = transferOf(row, header, directions);
    const moment = parseTime(cellAt(row, header.at.date), cellAt(row, header.at.time), row.since1904);
    if (transfer === "none") {
      if (!moment) currency = currencyOf(row) ?? currency;
      if (moment && lacksAmount(row, header)) unread.push({ row: row.number, reason: "no_amount" });
      continue;
    }
    if (typeof transfer === "string" || !moment) {
      unread.push({ row: row.number, reason: typeof transfer === "string" ? transfer : "no_date" });
      continue;
    }
    if (currency === "other") {
      unread.push({ row: row.number, reason: "no_amount" });
      continue;
    }
    const notDone = isNotDone(row, header);
    if (notDone && transfer.direction === "out") takenBack.add(`${transfer.amount} ${wordsOf(row, header).payer}`);
    if (isOfOthers || notDone || isNobodys(row, header)) {
      unread.push({ row: row.number, reason: "no_direction" });
      continue;
    }
    const { isUnsigned, ...sum } = transfer;
    const account = accounts.get(row);
    const read = {
      row: row.number,
      ...moment,
      ...sum,
      ...balanceOf(row, header),
      ...wordsOf(row, header),
      ...(account ? { account } : {}),
    };
    rows.push(read);
    if (isUnsigned) unsigned.push(read);
  }
  // What came in of somebody beside a row that takes as much of him back may be the one.
  const isTakenBack = ({ direction, amount, payer }: ReadRow) =>
    direction === "in" && takenBack.has(`${amount} ${payer}`);
  for (const { row } of rows.filter(isTakenBack)) unread.push({ row, reason: "no_direction" });
  const kept = rows.filter((row) => !isTakenBack(row));
  return { reading: { rows: kept, unread, unsigned: hasMinus(section, header) ? [] : unsigned }, after: currency };
}

interface Transfer extends Pick<ReadRow, "direction" | "amount"> {
  isUnsigned?: boolean;
}

/** The currency that the names of the columns of amounts say. */
function currencyOfHeader({ at, row }: Header): Currency | undefined {
  const named = [at.in, at.signed, at.out].map((column) => currencyOfColumn(textOf(cellAt(row, column))));
  return named.find((currency) => currency !== undefined);
}

/** Whether a row says itself that its money is not won. */
function isInOtherMoney(row: TableRow, { at, row: names }: Header): boolean {
  return row.cells.some(
    (value, column) => column !== at.payer && isOtherMoney(textOf(value), textOf(cellAt(names, column))),
  );
}

function transferOf(row: TableRow, header: Header, { of, isDoubtful }: Directions): Transfer | UnreadReason | "none" {
  const { at } = header;
  const cells = [at.in, at.out, at.signed].map((column) => cellAt(row, column));
  if (cells.some(isUnreadable)) return "no_amount";
  if (isInOtherMoney(row, header) && cells.some((value) => parseAmount(value))) return "no_amount";
  const [paidIn = 0, paidOut = 0, signed = 0] = cells.map(parseAmount);
  if (paidIn && paidOut) return "two_amounts";
  // Some banks write what goes out with a minus sign, in its own column, too.
  if (paidOut) return { direction: "out", amount: Math.abs(paidOut) };
  const amount = paidIn || signed;
  if (!amount) return "none";
  // Beside a column of what went out, the word of a kind may be anything.
  const said = paidIn && at.out !== undefined ? "in" : of(row);
  if (amount < 0 || said === "out") return { direction: "out", amount: Math.abs(amount) };
  const hasPlus = textOf(cellAt(row, paidIn ? at.in : at.signed)).startsWith("+");
  // A word of the row itself, in whatever column.
  const isOutByWord = said === undefined && wordsOfRow(row, at.payer).some(saysOut);
  const isCertain = !isOutByWord && (hasPlus || said === "in" || (paidIn > 0 && !isDoubtful));
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
function hasMinus(section: TableRow[], { at }: Header): boolean {
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
 * or is a formula whose result the program that wrote the file has not kept.
 */
function lacksAmount(row: TableRow, header: Header): boolean {
  const { at } = header;
  if ([at.in, at.out, at.signed].some((column) => parseAmount(cellAt(row, column)) !== undefined)) return false;
  const { payer, texts } = wordsOf(row, header);
  const told = [payer, ...texts].filter((text) => /[\p{L}\p{N}]/u.test(text));
  return told.length > 0 && !told.some((text) => CARRIED.test(text));
}

function balanceOf(row: TableRow, { at }: Header): Pick<ReadRow, "balance"> {
  const balance = parseWon(cellAt(row, at.balance));
  return balance === undefined ? {} : { balance };
}

function wordsOf(row: TableRow, { at, otherPayer }: Header): Pick<ReadRow, "payer" | "texts"> {
  const isBlank = textOf(cellAt(row, at.payer)) === "" && otherPayer !== undefined;
  const payer = isBlank ? otherPayer : at.payer;
  const read = [at.date, at.time, at.in, at.out, at.signed, at.balance, payer];
  const texts = row.cells.flatMap((value, column) => (read.includes(column) ? [] : [textOf(value)]));
  return { payer: textOf(cellAt(row, payer)), texts: texts.filter((text) => text !== "") };
}

function isTotal(row: TableRow, { at }: Header): boolean {
  const first = row.cells.find((value) => value !== undefined);
  return [first, cellAt(row, at.date)].some((value) => TOTAL.test(textOf(value).replace(/\s/g, "")));
}

/** Whether a row with a day of its own names nobody, but a sum of others, or what is carried over. */
function isNobodys(row: TableRow, header: Header): boolean {
  const { payer, texts } = wordsOf(row, header);
  const words = [payer, ...texts].map((text) => text.replace(/\s/g, ""));
  // Beside somebody's name, "total" is what he wrote.
  const isSum = (word: string) => TOTAL.test(word) || SUM.test(word);
  return words.some((word) => CARRIED_ALONE.test(word)) || (payer === "" ? words : words.slice(0, 1)).some(isSum);
}
