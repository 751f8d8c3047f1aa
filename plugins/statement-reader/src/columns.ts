import { isDeepStrictEqual } from "node:util";
import { HOLDERS, SUM_ROLES, WORDS } from "./column-words";
import { currencyOfColumn } from "./currency";
import { sumNamed } from "./directions";
import { LIMITS } from "./limits";
import { parseWon } from "./parse-amount";
import { parseTime } from "./parse-time";
import type { ColumnRole, Columns, UnknownColumns } from "./statement";
import { type Cell, type Table, type TableRow, textOf, textsOf } from "./table";
import { type Twins, twinsIn } from "./twin-columns";

const ROLES = Object.keys(WORDS) as ColumnRole[];
const KNOWN = new Set(Object.values(WORDS).flat());
/** In English they may be a translation of the header above. */
const AMOUNTS = new Set([...WORDS.in, ...WORDS.out, ...WORDS.signed].filter((word) => /\p{sc=Hangul}/u.test(word)));
const GROUP_OF_OTHERS = /누계|누적|취소|예정|건수|한도/;
/** Rows that a header may have: a group above its columns, and words that are wrapped. */
const MOST_ROWS = 3;
/** Behind a name, or below it alone: (원), [단위: 원], KRW */
const UNIT = /[([]?(단위:?)?(원|KRW|₩|won)[)\]]?$/i;
const BRACKETS = /[()[\]]/;

/** One row, or several that are read as one. */
export interface HeaderRows {
  /** Index of the first one in the table, and of the first row below them. */
  start: number;
  below: number;
  /** By column: its texts from above to below, joined. */
  row: TableRow;
}

export interface Header extends HeaderRows {
  /** Columns without which the table cannot be read. */
  missing: UnknownColumns["missing"];
  at: Partial<Record<ColumnRole, number>>;
  /** Columns of the same roles, further right. */
  twins: Twins;
  /** The column that names the payer when the payer's cell is empty. */
  otherPayer?: number;
  /** Whether a person has told the columns. */
  isTold?: boolean;
}

/**
 * The header of a table: of its first rows the one that has a date, an amount and a payer column, else one that lacks
 * some. Columns are found by name and never by position, because banks add and reorder them. Where rows below name more
 * columns they belong to it: 거래금액 over 출금 and 입금.
 * @param columns header texts told by a person, which count before the known ones
 */
export function findHeader(table: Table, columns: Columns | undefined): Header | undefined {
  const starts = table.slice(0, LIMITS.headerRows);
  const found = starts.flatMap((_row, start) =>
    joinsFrom(table, start).flatMap((joined) => headerIn(joined, columns) ?? []),
  );
  const complete = found.filter(({ missing }) => missing.length === 0);
  const candidates = complete.length > 0 ? complete : found;
  const end = Math.min(...candidates.map(({ below }) => below));
  return bestOf(candidates.filter(({ start }) => start < end));
}

function bestOf(candidates: Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, one) => (best && !isBetter(one, best) ? best : one),
    undefined,
  );
}

/** Rows that are below the same header. */
export interface Section {
  /** undefined where it cannot be told what the columns of a later header hold */
  header?: Header;
  /** What that one says. */
  unknown?: TableRow;
  /** The row above a later header, which may be its title. */
  above?: TableRow;
  rows: TableRow[];
}

/** The rows of a table by the nearest header above them: a later one may have the columns in another order. */
export function sectionsOf(table: Table, first: Header, columns: Columns | undefined): Section[] {
  const sections: Section[] = [{ header: first, rows: [] }];
  let below = first.below;
  for (const [index, row] of table.entries()) {
    if (index < below) continue;
    if (!isHeaderAgain(row, first)) {
      sections.at(-1)?.rows.push(row);
      continue;
    }
    const found = joinsFrom(table, index).flatMap((joined) => headerIn(joined, columns) ?? []);
    const header = bestOf(found.filter(({ missing }) => missing.length === 0));
    below = header?.below ?? index + 1;
    const isTranslation = !header && sections.at(-1)?.rows.length === 0 && !namesAmounts(row);
    const above = sections.at(-1)?.rows.at(-1);
    if (!isTranslation) sections.push({ ...(header ? { header } : { unknown: row }), above, rows: [] });
  }
  return sections;
}

/** Whether a row has words only, those of amounts or others in place of a date and an amount. */
function isHeaderAgain(row: TableRow, { at, row: first }: Header): boolean {
  const words = row.cells.map(headerWord);
  if (isDeepStrictEqual(words, first.cells.map(headerWord))) return true;
  if (!hasWordsOnly(row)) return false;
  const isWord = (column: number | undefined) => column !== undefined && /\p{L}/u.test(words[column] ?? "");
  const isInPlace = isWord(at.date) && [at.in, at.out, at.signed].some(isWord);
  return isInPlace || namesAmounts(row);
}

function namesAmounts(row: TableRow): boolean {
  return new Set(row.cells.map(headerWord).filter((word) => AMOUNTS.has(word))).size > 1;
}

interface Candidate extends Header {
  /** How many columns have a name that is known. */
  known: number;
}

/** Of two that name as many columns the one of fewer rows: the other has a title above, or units below. */
function isBetter(one: Candidate, best: Candidate): boolean {
  if (one.known !== best.known) return one.known > best.known;
  return one.below - one.start < best.below - best.start;
}

/** The row, and the row with the next ones joined to it, as long as they hold words only. */
export function joinsFrom(table: Table, start: number): JoinedRows[] {
  const rows = table.slice(start, start + MOST_ROWS);
  const end = rows.findIndex((row) => !hasWordsOnly(row));
  const most = Math.max(1, end < 0 ? rows.length : end);
  const joins = Array.from({ length: most }, (_, more) => joinRows(rows.slice(0, more + 1), start));
  return joins.filter((_join, more) => more + 1 >= most || !isGroupOver(rows[more], rows[more + 1]));
}

/** Whether a row of words names columns that the one above leaves open, below a group that reaches over several: 금액 over 차변 and 대변. */
function isGroupOver(row: TableRow | undefined, below: TableRow | undefined): boolean {
  if (!row || !below) return false;
  return below.cells.some(
    (cell, column) =>
      cell !== undefined &&
      row.cells[column] === undefined &&
      below.cells[column - 1] !== undefined &&
      groupCell([row, below], 0, column) !== undefined,
  );
}

export interface JoinedRows extends HeaderRows {
  /** By column: its texts from above to below. */
  parts: string[][];
}

function joinRows(rows: TableRow[], start: number): JoinedRows {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const parts = Array.from({ length: width }, (_, column) =>
    // A merged cell may be written out in each of its cells.
    distinct(rows.flatMap((_row, depth) => textOf(groupCell(rows, depth, column)) || [])),
  );
  const cells = parts.map((texts) => texts.join(" ") || undefined);
  return { start, below: start + rows.length, row: { number: rows[0]?.number ?? 0, cells }, parts };
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}

/** The cell, or that of a group to the left which reaches over this column: both have a name below. */
function groupCell(rows: TableRow[], depth: number, column: number): Cell | undefined {
  const cells = rows[depth]?.cells ?? [];
  const hasBelow = (at: number) => rows.slice(depth + 1).some((row) => row.cells[at] !== undefined);
  if (cells[column] !== undefined || !hasBelow(column)) return cells[column];
  let group = column;
  while (group > 0 && cells[group] === undefined) group -= 1;
  return hasBelow(group) ? cells[group] : undefined;
}

/** Whether a row holds texts, and neither an amount, a date nor a number of some length. */
export function hasWordsOnly(row: TableRow): boolean {
  const texts = textsOf(row);
  return texts.every((text) => !/\d{3}/.test(text) && parseWon(text) === undefined && parseTime(text) === undefined);
}

function headerIn(joined: JoinedRows, columns: Columns | undefined): Candidate | undefined {
  const words = columns ? joined.row.cells.map(headerWord) : joined.parts.map(knownWord);
  const known = findPositions(joined.parts.map(knownWord));
  const at = columns ? positionsOf(columns, words, known) : known;
  const hasAmount = at?.in !== undefined || at?.out !== undefined || at?.signed !== undefined;
  if (!at || at.date === undefined || !hasAmount) return undefined;
  const missing = missingIn(at);
  const { start, below, row } = joined;
  const names = new Set(words.filter((word) => KNOWN.has(word))).size;
  const other = columns ? undefined : otherPayer(words, at.payer);
  const twins = columns ? {} : twinsIn(words, at);
  return { start, below, row, missing, at, twins, otherPayer: other, isTold: columns !== undefined, known: names };
}

/** What no column holds. Without incoming money only what was paid out would be read. */
export function missingIn(at: Header["at"]): UnknownColumns["missing"] {
  return [
    ...(at.date === undefined ? (["date"] as const) : []),
    ...(at.in === undefined && at.signed === undefined ? (["amount"] as const) : []),
    ...(at.payer === undefined ? (["payer"] as const) : []),
  ];
}

/** The columns of joined rows that the reader knows by name. */
export function positionsIn({ parts }: JoinedRows): Header["at"] {
  return findPositions(parts.map(knownWord));
}

/** How many columns of joined rows have a name that the reader knows. */
export function knownColumns({ parts }: JoinedRows): number {
  return new Set(parts.map(knownWord).filter((word) => KNOWN.has(word))).size;
}

/** The texts of a column as one word: 거래 over 일시; without the group above it, as in 입출금내역 over 출금, 거래금액(출금). */
function knownWord(texts: string[]): string {
  // The group above says that these are no won that came or went: USD, 누계, 예정금액, 건수.
  if (texts.length > 1 && (GROUP_OF_OTHERS.test(headerWord(texts[0])) || currencyOfColumn(texts[0] ?? "") === "other"))
    return "";
  const words = texts.flatMap((text) => headerWord(text).split(BRACKETS)).filter((word) => /\p{L}/u.test(word));
  const joins = words.map((_, from) => words.slice(from).join(""));
  return joins.find((word) => KNOWN.has(word)) ?? joins[0] ?? "";
}

function findPositions(words: string[]): Header["at"] {
  // Of several columns of sums the bank's own is the one further left; of payers the one whose word says it best.
  const sums = SUM_ROLES.map((role) => [role, leftmostOf(WORDS[role], words)] as const);
  const others = ROLES.map((role) => [role, positionOf(WORDS[role], words)] as const);
  return Object.fromEntries([...others, ...sums].filter(([, position]) => position !== undefined));
}

/**
 * The positions of a person's columns, and of those beside them that are known by name; undefined when this row lacks one, or money
 * would have come by a column of what went.
 */
function positionsOf(columns: Columns, words: string[], known: Header["at"]): Header["at"] | undefined {
  if (mixesDirections(columns)) return undefined;
  const told: Header["at"] = {};
  for (const role of ROLES) {
    const text = columns[role];
    if (!text) continue;
    told[role] = positionOf([headerWord(text)], words);
    if (told[role] === undefined) return undefined;
  }
  const taken = new Set(Object.values(told));
  // What came in is told, and words of a kind that was not told say no more than any other.
  const beside = (["time", "out", "balance"] as const).filter((role) => !taken.has(known[role] ?? -1));
  return { ...Object.fromEntries(beside.map((role) => [role, known[role]])), ...told };
}

/** Whether money is told to have come by a column that is named as one of what went, or of balances; or the other way round. */
export function mixesDirections(columns: Columns): boolean {
  const isOf = (text: string | undefined, ...roles: string[]) => {
    const word = headerWord(text);
    return roles.includes(ROLES.find((one) => WORDS[one].includes(word)) ?? sumNamed(word) ?? "");
  };
  return (
    isOf(columns.in, "out", "balance") || isOf(columns.signed, "out", "balance") || isOf(columns.out, "in", "balance")
  );
}

function positionOf(candidates: string[], words: string[]): number | undefined {
  const word = candidates.find((candidate) => words.includes(candidate));
  return word === undefined ? undefined : words.indexOf(word);
}

function leftmostOf(candidates: string[], words: string[]): number | undefined {
  const position = words.findIndex((word) => candidates.includes(word));
  return position < 0 ? undefined : position;
}

function otherPayer(words: string[], payer: number | undefined): number | undefined {
  if (payer === undefined) return undefined;
  return positionOf(
    WORDS.payer.filter((word) => !word.includes("적요") && word !== words[payer] && !HOLDERS.includes(word)),
    words,
  );
}

function headerWord(cell: Cell | undefined): string {
  return textOf(cell).normalize("NFKC").replace(/\s/g, "").replace(UNIT, "").toLowerCase();
}
