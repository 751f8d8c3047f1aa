import { type Header, type Section, sectionsOf } from "./columns";
import { type Currency, currencyOf, currencyOfColumn, isOtherMoney, rowMentionsOtherMoney } from "./currency";
import { directionsOf } from "./directions";
import { isNotDone, saysDepositBack, saysTakenBack, takesBack, tellsOfReversal, titleOf, withoutNames } from "./done";
import { parseAmount, parseWon } from "./parse-amount";
import { hasMinus, lacksAmount, transferOf } from "./row-transfer";
import { isDated, isNobodys, isSum, isTotal, momentOf, wordsOf } from "./row-words";
import type { Columns, StatementRow, UnreadReason, UnreadRow } from "./statement";
import { cellAt, type Table, type TableRow, textOf } from "./table";
import { payerBackIn, type TakenBackRow, takenBackBy, takenBackWithout } from "./taken-back-rows";
import { doTwinsAgree } from "./twin-columns";

/** A row before it has its keys, which depend on the rows around it. */
export type ReadRow = Omit<StatementRow, "key" | "looseKey">;

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
  const sections = sectionsOf(table, first, columns).map(({ rows, ...section }, place) => ({
    ...(place === 0 ? { above: table.slice(0, first.start).filter(titleOf).at(-1) } : {}),
    ...section,
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
  const sentences = above.flatMap((row) =>
    row.cells.some(tellsOfReversal) ? [{ row, back: takenBackWithout(row) }] : [],
  );
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
      ...sentences.flatMap(({ row, back }) =>
        back.length > 0 ? [{ row: row.number, reason: "taken_back" as const }] : [],
      ),
    ],
    notKept: new Map(read.flatMap(({ notKept }) => [...notKept])),
    unsure: read.flatMap(({ unsure }) => unsure),
    unsigned: read.flatMap(({ unsigned }) => unsigned),
    reversals: read.flatMap(({ reversals }) => reversals),
    minusOut: read.flatMap(({ minusOut }) => minusOut),
    takenBack: [
      ...read.flatMap(({ takenBack }) => takenBack),
      ...sentences.flatMap(({ back }) => back),
      ...told.filter((row) => takesBack(row, first)).map((row) => ({ ...momentOf(row, first) })),
    ],
  };
}

/** The rows of a section, and the currency that the last of its rows says: `before` is what the ones above it said. */
function readSection(
  { header, unknown, above, rows: section }: Section,
  accounts: ReadonlyMap<TableRow, string>,
  before: Currency | undefined,
): { reading: TableReading; after: Currency | undefined } {
  if (!header) return { reading: readUnheaded(section, unknown), after: before };
  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const unsigned: ReadRow[] = [];
  const unsure: ReadRow[] = [];
  const notKept = new Map<ReadRow, UnreadReason>();
  const reversals: ReadRow[] = [];
  const minusOut: ReadRow[] = [];
  const takenBack: TakenBackRow[] = [];
  const directionOf = directionsOf(section, header);
  const outOf = (row: TableRow) => parseAmount(cellAt(row, header.at.out)) ?? 0;
  const mayHaveHundredths = writesWonWithHundredths(section, header);
  const hasPlainOut = section.some((row) => outOf(row) > 0 && isDated(row, header) && !isNobodys(row, header));
  let currency = currencyOfHeader(header) ?? before;
  let title = titleOf(above);
  const tell = (row: TableRow, reason: UnreadReason) => {
    unread.push({ row: row.number, reason });
    if (takesBack(row, header) && !isNobodys(row, header)) takenBack.push(...takenBackBy(row, header));
  };
  for (const row of section) {
    if (isTotal(row, header)) continue;
    title = titleOf(row) ?? title;
    const transfer = transferOf(row, header, directionOf);
    const moment = momentOf(row, header);
    if (transfer === "none") {
      if (!moment) currency = currencyOf(row) ?? currency;
      const tells = saysDepositBack(row) || row.cells.some(tellsOfReversal);
      const back = moment || !tells || isNobodys(row, header) ? [] : takenBackWithout(row);
      takenBack.push(...back);
      if (back.length > 0) unread.push({ row: row.number, reason: "taken_back" });
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
    const notDone = title === "back" || (title ?? isNotDone(row, header));
    const { isUnsigned, ...sum } = transfer;
    const account = accounts.get(row);
    const balance = balanceOf(row, header);
    const read = {
      row: row.number,
      ...moment,
      ...sum,
      ...balance,
      isProven: "balance" in balance && (mayHaveHundredths || !hasHundredths(row, header)) && isClear(row, header),
      ...wordsOf(row, header),
      ...(account ? { account } : {}),
    };
    rows.push(read);
    const isMinus = (parseAmount(cellAt(row, header.at.in)) ?? 0) < 0;
    if (isMinus || notDone === true)
      takenBack.push({ ...moment, amount: transfer.amount, ...payerBackIn(row, header) });
    const isAside = cameBack || isNobodys(row, header);
    if (isInOtherMoney(row, header)) notKept.set(read, "no_amount");
    else if (notDone || isAside)
      notKept.set(read, !isAside && (title === "back" || saysDepositBack(row)) ? "taken_back" : "no_direction");
    else if (outOf(row) < 0) minusOut.push(read);
    if (isMinus && notKept.get(read) !== "taken_back") reversals.push(read);
    if (notDone === "unsure" && !isAside) unsure.push(read);
    else if (isUnsigned) unsigned.push(read);
  }
  const uncertain = hasMinus(section, header) ? [] : unsigned;
  return {
    reading: { rows, unread, notKept, unsure, unsigned: uncertain, reversals, minusOut, takenBack },
    after: currency,
  };
}

/** Whether an amount is written with hundredths, which won has not. */
function hasHundredths(row: TableRow, { at }: Header): boolean {
  return [at.in, at.signed].some((column) => /\d\.\d\d$/.test(textOf(cellAt(row, column))));
}

/** From this many amounts on a program's format explains the hundredths of all, and below so many won an amount may be dollars. */
const OF_A_FORMAT = { rows: 3, least: 1000 };

/** Whether a program has written all amounts of a table with hundredths, which are none: 69,800.00. Other money has some cents, or small sums. */
function writesWonWithHundredths(section: readonly TableRow[], header: Header): boolean {
  const { at } = header;
  const amounts = section
    .filter((row) => isDated(row, header) && !isNobodys(row, header))
    .flatMap((row) => [at.in, at.out, at.signed].map((column) => textOf(cellAt(row, column))))
    .filter((text) => /[1-9]/.test(text));
  const isPlain = (text: string) => Math.abs(parseAmount(text) ?? 0) >= OF_A_FORMAT.least;
  return amounts.length >= OF_A_FORMAT.rows && amounts.every(isPlain);
}

/** Whether a row says that its money came as a cheque, which another bank has yet to pay. */
function isOfCheque({ cells }: TableRow, { row: names }: Header): boolean {
  return cells.some((value, column) => {
    const isTold = /^(?:타점|타점권|어음|수표|수표어음|타행수표|당좌수표|가계수표)(?:입금)?$/.test(textOf(value));
    return isTold || (/타점|어음|수표/.test(textOf(cellAt(names, column))) && (parseAmount(value) ?? 0) !== 0);
  });
}

/** Whether a row says all that proves it in columns that the reader knows, and only once; one that speaks of a sum may be one. */
function isClear(row: TableRow, header: Header): boolean {
  const { at, isTold } = header;
  const hasBothWays = !isTold && (at.out !== undefined || at.signed !== undefined);
  const { payer, texts } = wordsOf(row, header);
  return (
    hasBothWays &&
    !isOfCheque(row, header) &&
    doTwinsAgree(row, header) &&
    ![payer, ...texts].some((text) => isSum(text) || withoutNames(text) !== text)
  );
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

function balanceOf(row: TableRow, { at }: Header): Pick<ReadRow, "balance"> {
  const balance = parseWon(cellAt(row, at.balance));
  return balance === undefined ? {} : { balance };
}

/** Of rows below a header that is not known: what they take back, and which may be transfers. */
function readUnheaded(section: readonly TableRow[], header: TableRow | undefined): TableReading {
  const isOfReversals = header !== undefined && saysTakenBack(header);
  const backIn = new Map(section.map((row) => [row, takenBackWithout(row, isOfReversals)]));
  const isBack = (row: TableRow) => (backIn.get(row)?.length ?? 0) > 0;
  const told = section.filter((row) => isBack(row) || row.cells.some((value) => (parseAmount(value) ?? 0) !== 0));
  return {
    rows: [],
    unread: told.map((row) => ({ row: row.number, reason: isBack(row) ? "taken_back" : "no_direction" })),
    notKept: new Map(),
    unsure: [],
    unsigned: [],
    reversals: [],
    minusOut: [],
    takenBack: [...backIn.values()].flat(),
  };
}
