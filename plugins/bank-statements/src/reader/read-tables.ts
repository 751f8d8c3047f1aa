import { type ParsingOptions, read, type WorkSheet } from "@e965/xlsx";
import { LIMITS } from "./limits";
import { Refused } from "./refused";
import type { Cell, Table, TableRow } from "./table";

/**
 * Values as they are stored. `raw` leaves the texts of pages and text files texts: no dates and formulas are made of
 * them.
 */
const OPTIONS: ParsingOptions = { dense: true, raw: true, cellFormula: false, cellHTML: false, cellText: false };

/**
 * The sheets of a workbook, .xlsx or old .xls.
 * @throws `damaged`, `too_many_rows`, `too_large`
 */
export function readWorkbook(bytes: Buffer): Table[] {
  return toTables(() => read(bytes, { ...OPTIONS, type: "buffer" }));
}

/** The tables of a page, or the sheets of a workbook that is written as XML. Errors as `readWorkbook`. */
export function readMarkup(text: string): Table[] {
  const isTooLarge = count(text, /<table/gi) > LIMITS.tables || count(text, /(row|col)span/gi) > LIMITS.merges;
  if (isTooLarge) throw new Refused("too_large");
  // The library guesses the format by what comes first, which is a long style sheet in the pages of some banks.
  const start = /<(\w+:)?workbook[\s>]/i.test(text) ? 0 : Math.max(0, text.search(/<table/i));
  return toTables(() => read(text.slice(start).trimStart(), { ...OPTIONS, type: "string" }));
}

/**
 * The rows of a text, quoted as spreadsheets do it. A quotation mark without its other half would swallow all rows
 * below it, so that marks count for nothing then. Where commas separate they cannot be left out: `hasOddQuotes` tells.
 * Errors as `readWorkbook`.
 */
export function readSeparated(quoted: string, separator: "\t" | ";" | ","): Table {
  const text = separator !== "," && hasOddQuotes(quoted) ? quoted.replaceAll('"', "") : quoted;
  // Excel's own first line for the separator, without which the library guesses the format by the first characters.
  const [table = []] = toTables(() => read(`sep=${separator}\n${text}`, { ...OPTIONS, type: "string" }));
  return table;
}

export function hasOddQuotes(text: string): boolean {
  return count(text, /"/g) % 2 === 1;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function toTables(parse: () => ReturnType<typeof read>): Table[] {
  const workbook = parsed(parse);
  const budget = { rows: LIMITS.rows + LIMITS.headerRows, characters: LIMITS.characters as number };
  return workbook.SheetNames.map((name) => toTable(workbook.Sheets[name], budget));
}

function parsed(parse: () => ReturnType<typeof read>) {
  try {
    return parse();
  } catch {
    throw new Refused("damaged");
  }
}

/**
 * Goes through the rows that are there and not through the range that the sheet states, which may be a million empty
 * ones.
 */
function toTable(sheet: WorkSheet | undefined, budget: { rows: number; characters: number }): Table {
  const table: Table = [];
  for (const [index, stored] of Object.entries(sheet?.["!data"] ?? [])) {
    const cells: TableRow["cells"] = [];
    for (const [column, cell] of Object.entries(stored ?? [])) {
      if (Number(column) >= LIMITS.columns) break;
      const value = cellOf(cell?.v);
      if (value === undefined) continue;
      budget.characters -= String(value).length;
      cells[Number(column)] = value;
    }
    if (cells.length === 0) continue;
    budget.rows -= 1;
    if (budget.rows < 0) throw new Refused("too_many_rows");
    if (budget.characters < 0) throw new Refused("too_large");
    table.push({ number: Number(index) + 1, cells: Array.from(cells) });
  }
  return table;
}

function cellOf(value: unknown): Cell | undefined {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value.slice(0, LIMITS.cellCharacters) : "";
  return text.trim() === "" ? undefined : text;
}
