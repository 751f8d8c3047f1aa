import { type Header, type Section, sectionsOf } from "./columns";
import { type Currency, currencyOf, currencyOfColumn, isOtherMoney, rowMentionsOtherMoney } from "./currency";
import { directionNamed, directionsOf } from "./directions";
import { isNotDone, saysDepositBack, saysNotDone, saysTakenBack, takesBack, withoutNames, wordsOfRow } from "./done";
import { parseAmount, parseWon, sumsIn } from "./parse-amount";
import { type Moment, parseTime } from "./parse-time";
import type { Columns, StatementRow, TakenBack, UnreadReason, UnreadRow } from "./statement";
import { type Cell, cellAt, type Table, type TableRow, textOf, textsOf } from "./table";
import { namedIn } from "./taken-back";
import { doTwinsAgree, isSumInTwin } from "./twin-columns";

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
/** The name of the column that counts the rows. */
const ROW_NUMBER = /^(no\.?|번호|순번|연번|№|#)$/i;

/** What a row without a date takes back has none either. */
export type TakenBackRow = Partial<Moment> & Pick<TakenBack, "amount" | "payer">;

/** The rows of a table as it says them. */
export interface TableReading {
  rows: ReadRow[];
  unread: UnreadRow[];
  /** Those of `rows` that did not come or stay, or are told to be other money, with the reason: they may have moved the balance. */
  notKept: Map<ReadRow, UnreadReason>;
  /** Those of `notKept` that came after all where the balances say so. */
  unsure: ReadRow[];
  /** Those of `rows` that count as incoming only because their amount has no sign. */
  unsigned: ReadRow[];
  /** Those of `rows` that take a deposit back, by a minus where deposits stand. */
  reversals: ReadRow[];
  /** Those of `rows` with a minus where what went out stands, and none without: the bank writes it so, or it came back. */
  minusOut: ReadRow[];
  /** What was taken back: one of the same sum before it may be the deposit, in another part of the file, or of another name. */
  takenBack: TakenBackRow[];
}

/**
 * The transfers of a table, each with its account.
 * @param broken numbers of the rows whose cells are not certain
 * @param isBesideOther whether the file mentions other money beside its tables of transfers
 */
export function readRows(
  table: Table,
  first: Header,
  columns: Columns | undefined,
  accounts: ReadonlyMap<TableRow, string>,
  broken: ReadonlySet<number> = new Set(),
  isBesideOther = false,
): TableReading {
  const sections = sectionsOf(table, first, columns).map(({ header, rows }) => ({
    header,
    rows: rows.filter(({ number }) => !broken.has(number)),
  }));
  const above = table.slice(0, first.start);
  let currency = above.reduce<Currency | undefined>((said, row) => currencyOf(row) ?? said, undefined);
  const read = sections.map((section, place) => {
    const { reading, after } = readSection(section, accounts, currency);
    // What is said below the last row is said of all, where nothing was said before.
    const isBelow = currency === undefined && after === "other" && place === sections.length - 1;
    currency = after;
    return isBelow ? readSection(section, accounts, after).reading : reading;
  });
  const told = table.slice(first.below).filter(({ number }) => broken.has(number));
  const rows = read.flatMap((one) => one.rows);
  // An account in other money, unless its amounts are said to be won.
  const isOfOther = first.row.cells.some((cell) => /환율|환산|기준율|원화금액/.test(textOf(cell)));
  const isMentioned = isBesideOther || table.some((row) => !isDated(row, first) && rowMentionsOtherMoney(row));
  if (isOfOther || (currency !== "won" && isMentioned)) for (const row of rows) row.isProven = false;
  return {
    rows,
    unread: [
      ...read.flatMap(({ unread }) => unread),
      ...told.map(({ number }) => ({ row: number, reason: "no_amount" as const })),
    ],
    notKept: new Map(read.flatMap(({ notKept }) => [...notKept])),
    unsure: read.flatMap(({ unsure }) => unsure),
    unsigned: read.flatMap(({ unsigned }) => unsigned),
    reversals: read.flatMap(({ reversals }) => reversals),
    minusOut: read.flatMap(({ minusOut }) => minusOut),
    takenBack: [
      ...read.flatMap(({ takenBack }) => takenBack),
      ...told.filter((row) => takesBack(row, first)).map((row) => ({ ...momentOf(row, first) })),
    ],
  };
}

/** The rows of a section, and the currency that the last of its rows says: `before` is what the ones above it said. */
function readSection(
  { header, rows: section }: Section,
  accounts: ReadonlyMap<TableRow, string>,
  before: Currency | undefined,
): { reading: TableReading; after: Currency | undefined } {
  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const unsigned: ReadRow[] = [];
  const unsure: ReadRow[] = [];
  const notKept = new Map<ReadRow, UnreadReason>();
  const reversals: ReadRow[] = [];
  const minusOut: ReadRow[] = [];
  const takenBack: TakenBackRow[] = [];
  const ofPayers = new Set<string>();
  if (!header) {
    const backIn = new Map(section.map((row) => [row, takenBackWithout(row)]));
    const isBack = (row: TableRow) => (backIn.get(row)?.length ?? 0) > 0;
    const told = section.filter((row) => isBack(row) || row.cells.some((value) => (parseAmount(value) ?? 0) !== 0));
    const reading = {
      rows,
      unread: told.map((row) => ({
        row: row.number,
        reason: isBack(row) ? ("taken_back" as const) : ("no_direction" as const),
      })),
      notKept,
      unsure,
      unsigned,
      reversals,
      minusOut,
      takenBack: [...backIn.values()].flat(),
    };
    return { reading, after: before };
  }
  const directionOf = directionsOf(section, header);
  const outOf = (row: TableRow) => parseAmount(cellAt(row, header.at.out)) ?? 0;
  const hasPlainOut = section.some((row) => outOf(row) > 0 && isDated(row, header) && !isNobodys(row, header));
  let currency = currencyOfHeader(header) ?? before;
  const tell = (row: TableRow, reason: UnreadReason) => {
    unread.push({ row: row.number, reason });
    if (takesBack(row, header) && !isNobodys(row, header)) takenBack.push(...takenBackBy(row, header));
  };
  for (const row of section) {
    if (isTotal(row, header)) continue;
    const transfer = transferOf(row, header, directionOf);
    const moment = momentOf(row, header);
    if (transfer === "none") {
      if (!moment) currency = currencyOf(row) ?? currency;
      if (moment && (lacksAmount(row, header) || saysDepositBack(row))) tell(row, "no_amount");
      continue;
    }
    if (typeof transfer === "string" || !moment) {
      tell(row, typeof transfer === "string" ? transfer : "no_date");
      continue;
    }
    if (currency === "other") {
      tell(row, "no_amount");
      continue;
    }
    const cameBack = hasPlainOut && outOf(row) < 0;
    if (cameBack) transfer.direction = "in";
    const notDone = isNotDone(row, header);
    const { payer } = wordsOf(row, header);
    if (notDone && transfer.direction === "out") ofPayers.add(`${transfer.amount} ${payer}`);
    const { isUnsigned, ...sum } = transfer;
    const account = accounts.get(row);
    const balance = balanceOf(row, header);
    const read = {
      row: row.number,
      ...moment,
      ...sum,
      ...balance,
      isProven: "balance" in balance && isClear(row, header),
      ...wordsOf(row, header),
      ...(account ? { account } : {}),
    };
    rows.push(read);
    const isMinus = (parseAmount(cellAt(row, header.at.in)) ?? 0) < 0;
    if (isMinus || notDone === true)
      takenBack.push({ ...moment, amount: transfer.amount, ...payerBackIn(row, header) });
    const isAside = cameBack || isNobodys(row, header);
    if (isInOtherMoney(row, header)) notKept.set(read, "no_amount");
    else if (notDone || isAside) notKept.set(read, !isAside && saysDepositBack(row) ? "taken_back" : "no_direction");
    else if (outOf(row) < 0) minusOut.push(read);
    if (isMinus && notKept.get(read) !== "taken_back") reversals.push(read);
    if (notDone === "unsure" && !isAside) unsure.push(read);
    else if (isUnsigned) unsigned.push(read);
  }
  // What came in of somebody beside a row that takes as much of him back, or of nobody, may be the one.
  const isTakenBack = ({ direction, amount, payer }: ReadRow) =>
    direction === "in" && [payer, ""].some((name) => ofPayers.has(`${amount} ${name}`));
  for (const row of rows.filter(isTakenBack)) notKept.set(row, "no_direction");
  const uncertain = hasMinus(section, header) ? [] : unsigned;
  return {
    reading: { rows, unread, notKept, unsure, unsigned: uncertain, reversals, minusOut, takenBack },
    after: currency,
  };
}

interface Transfer extends Pick<ReadRow, "direction" | "amount"> {
  isUnsigned?: boolean;
}

/** Whether an amount is written with hundredths, which won has not. */
function hasHundredths(row: TableRow, { at }: Header): boolean {
  return [at.in, at.signed].some((column) => /\d\.\d\d$/.test(textOf(cellAt(row, column))));
}

/** Whether a row says all that proves it in columns that the reader knows, and only once; one that speaks of a sum may be one. */
function isClear(row: TableRow, header: Header): boolean {
  const { at, isTold } = header;
  const hasBothWays = !isTold && (at.out !== undefined || at.signed !== undefined);
  const { payer, texts } = wordsOf(row, header);
  return (
    hasBothWays &&
    !hasHundredths(row, header) &&
    doTwinsAgree(row, header) &&
    ![payer, ...texts].some((text) => isSum(text) || withoutNames(text) !== text)
  );
}

function momentOf(row: TableRow, { at }: Header): Moment | undefined {
  return parseTime(cellAt(row, at.date), cellAt(row, at.time), row.since1904);
}

function isDated(row: TableRow, header: Header): boolean {
  return momentOf(row, header) !== undefined;
}

/** What a row takes back that cannot be read whole: any sum that its amounts tell, or one that is not known. */
function takenBackBy(row: TableRow, header: Header): TakenBackRow[] {
  const { at } = header;
  const cells = [at.in, at.out, at.signed].map((column) => textOf(cellAt(row, column)));
  const said = { ...momentOf(row, header), ...payerBackIn(row, header) };
  return sumsIn(cells.join(" / "))?.map((amount) => ({ ...said, amount })) ?? [said];
}

/** What a row takes back whose columns are not known: any sum in its cells. */
export function takenBackWithout(row: TableRow): TakenBackRow[] {
  if (!saysTakenBack(row) || textsOf(row).length < 2) return [];
  // A whole number may be a day or a sum.
  const isDay = (cell: Cell | undefined) => !/^[\d,]*$/.test(textOf(cell)) && parseTime(cell) !== undefined;
  const moment = parseTime(row.cells.find(isDay), undefined, row.since1904);
  const sums = row.cells
    .map((cell) => (isDay(cell) ? [] : (sumsIn(textOf(cell)) ?? [])))
    .filter(({ length }) => length === 1);
  return sums.flat().map((amount) => ({ ...moment, amount }));
}

/** Whose deposits a row may take back, of whatever sum: not one that tells of the owner's own refund, or of a payment that came back. */
function payerBackIn(row: TableRow, header: Header): Pick<TakenBack, "payer"> {
  const isMinus = (parseAmount(cellAt(row, header.at.in)) ?? 0) < 0;
  const payer = isMinus || saysDepositBack(row) ? namedIn(wordsOf(row, header)) : "";
  return payer === "" ? {} : { payer };
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

function transferOf(
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
 * or is a formula whose result the program that wrote the file has not kept. Or it is in words, or masked.
 */
function lacksAmount(row: TableRow, header: Header): boolean {
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

function balanceOf(row: TableRow, { at }: Header): Pick<ReadRow, "balance"> {
  const balance = parseWon(cellAt(row, at.balance));
  return balance === undefined ? {} : { balance };
}

function wordsOf(row: TableRow, { at, otherPayer, row: names }: Header): Pick<ReadRow, "payer" | "texts"> {
  const isBlank = textOf(cellAt(row, at.payer)) === "" && otherPayer !== undefined;
  const payer = isBlank ? otherPayer : at.payer;
  const read = [at.date, at.time, at.in, at.out, at.signed, at.balance, payer];
  // The number of a row in its list is not the same in another list.
  const isOther = (column: number) => !read.includes(column) && !ROW_NUMBER.test(textOf(cellAt(names, column)));
  const texts = row.cells.flatMap((value, column) => (isOther(column) ? [textOf(value)] : []));
  return { payer: textOf(cellAt(row, payer)), texts: texts.filter((text) => text !== "") };
}

function isTotal(row: TableRow, { at }: Header): boolean {
  const first = row.cells.find((value) => value !== undefined);
  return [first, cellAt(row, at.date)].some((value) => TOTAL.test(textOf(value).replace(/\s/g, "")));
}

/** Whether a row with a day of its own names nobody, but a sum of others, or what is carried over. */
function isNobodys(row: TableRow, header: Header): boolean {
  const { payer, texts } = wordsOf(row, header);
  const words = [payer, ...texts];
  // Beside somebody's name, "total" is what he wrote.
  return (
    words.some((word) => CARRIED_ALONE.test(word.replace(/\s/g, ""))) || (payer === "" ? words : [payer]).some(isSum)
  );
}

function isSum(text: string): boolean {
  const word = text.replace(/\s/g, "");
  return TOTAL.test(word) || SUM.test(word);
}
