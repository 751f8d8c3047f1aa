import { LIMITS } from "./limits";
import type { ColumnRole, Columns, UnknownColumns } from "./statement";
import { type Cell, type Table, type TableRow, textOf } from "./table";

/** The words of the banks' headers, without blanks and units. Of several columns the one whose word is first counts. */
const WORDS: Record<ColumnRole, string[]> = {
  date: ["거래일시", "거래일자", "거래일", "일시", "거래날짜"],
  time: ["거래시간", "거래시각"],
  in: ["입금액", "입금금액", "입금", "맡기신금액"],
  out: ["출금액", "출금금액", "출금", "지급", "지급액", "지급금액", "찾으신금액"],
  signed: ["거래금액"],
  kind: ["입출금구분", "구분", "거래구분", "거래유형"],
  balance: ["거래후잔액", "잔액", "남은금액"],
  // 적요 is the channel of most banks (전자금융) and the name only where nothing else is.
  payer: [
    "상대계좌예금주명",
    "상대예금주명",
    "보낸분/받는분",
    "의뢰인/수취인",
    "기재내용",
    "거래기록사항",
    "내용",
    "거래내용",
    "적요",
  ],
};

const ROLES = Object.keys(WORDS) as ColumnRole[];
/** Columns of account holders, which are blank for money that came from no account. */
const HOLDERS = ["상대계좌예금주명", "상대예금주명"];

export interface Header {
  row: TableRow;
  /** Columns without which the table cannot be read. */
  missing: UnknownColumns["missing"];
  /** Where each column stands. */
  at: Partial<Record<ColumnRole, number>>;
  /** The column that names the payer when the payer's cell is empty. */
  otherPayer?: number;
}

/**
 * The header of a table: of its first rows the one that has a date, an amount and a payer column, else one that lacks
 * some. Columns are found by name and never by position, because banks add and reorder them.
 * @param columns header texts told by a person, which then count alone
 */
export function findHeader(table: Table, columns: Columns | undefined): Header | undefined {
  const headers = table.slice(0, LIMITS.headerRows).flatMap((row) => headerIn(row, columns) ?? []);
  return headers.find(({ missing }) => missing.length === 0) ?? headers[0];
}

function headerIn(row: TableRow, columns: Columns | undefined): Header | undefined {
  const words = row.cells.map(headerWord);
  const at = columns ? positionsOf(columns, words) : findPositions(words);
  const hasAmount = at?.in !== undefined || at?.out !== undefined || at?.signed !== undefined;
  if (!at || at.date === undefined || !hasAmount) return undefined;
  const missing: Header["missing"] = [];
  // Without it only what was paid out would be read.
  if (at.in === undefined && at.signed === undefined) missing.push("amount");
  if (at.payer === undefined) missing.push("payer");
  return { row, missing, at, otherPayer: columns ? undefined : otherPayer(words, at.payer) };
}

/** How many columns of a row have a name that the reader knows. */
export function knownColumns({ cells }: TableRow): number {
  return Object.keys(findPositions(cells.map(headerWord))).length;
}

function findPositions(words: string[]): Header["at"] {
  const found = ROLES.map((role) => [role, positionOf(WORDS[role], words)] as const);
  return Object.fromEntries(found.filter(([, position]) => position !== undefined));
}

/** The positions of a person's columns, or undefined when this row lacks one. */
function positionsOf(columns: Columns, words: string[]): Header["at"] | undefined {
  const at: Header["at"] = {};
  for (const role of ROLES) {
    const text = columns[role];
    if (!text) continue;
    at[role] = positionOf([headerWord(text)], words);
    if (at[role] === undefined) return undefined;
  }
  return at;
}

function positionOf(candidates: string[], words: string[]): number | undefined {
  const word = candidates.find((candidate) => words.includes(candidate));
  return word === undefined ? undefined : words.indexOf(word);
}

function otherPayer(words: string[], payer: number | undefined): number | undefined {
  if (payer === undefined || !HOLDERS.includes(words[payer] ?? "")) return undefined;
  return positionOf(
    WORDS.payer.filter((word) => word !== "적요" && !HOLDERS.includes(word)),
    words,
  );
}

function headerWord(cell: Cell | undefined): string {
  return textOf(cell)
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/\((원|KRW)\)$/i, "");
}
