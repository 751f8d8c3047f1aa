import { type CellObject, CFB, type ParsingOptions, read, type WorkBook } from "@e965/xlsx";
import { checkRepeats } from "./check-repeats";
import { currencyOfFormat, mentionsOtherMoney, withShownCurrencies } from "./currency";
import { SHEET_NAME, titleOf } from "./done";
import { LIMITS } from "./limits";
import { readMime } from "./read-mime";
import { readPage, type TextGrid } from "./read-page";
import { Refused } from "./refused";
import { type Cell, plainText, type Table, type TableRow } from "./table";
import type { Parts } from "./unpack-zip";

/**
 * Values as they are stored. `raw` leaves the texts of text files texts: no dates and formulas are made of them.
 */
const OPTIONS: ParsingOptions = {
  dense: true,
  raw: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
};
const NO_STYLES = Buffer.from("<office:document-styles/>");
/** Of an .xls that does not say what its bytes mean. */
const KOREAN = 949;

/**
 * The sheets of a workbook that is no zip: .xls of whatever age.
 * @throws `damaged`, `too_many_rows`, `too_large`
 */
export function readWorkbook(bytes: Buffer): Table[] {
  return sheetsOf(() => read(bytes, { ...OPTIONS, codepage: KOREAN, type: "buffer" }));
}

/** The sheets of an unpacked .xlsx, .xlsb or .ods. Errors as `readWorkbook`. */
export function readParts(parts: Parts): Table[] {
  const archive = CFB.utils.cfb_new();
  for (const [name, content] of parts) {
    CFB.utils.cfb_add(archive, name, /^content\.xml$/i.test(name) ? Buffer.from(checked(content.toString())) : content);
  }
  // An .ods may have none, and the library fails without.
  if (parts.has("content.xml") && !parts.has("styles.xml")) CFB.utils.cfb_add(archive, "styles.xml", NO_STYLES);
  const packed = CFB.write(archive, { fileType: "zip", type: "buffer" }) as Buffer;
  return sheetsOf(() => read(packed, { ...OPTIONS, type: "buffer" }));
}

/** The sheets of a workbook that is written as XML. Errors as `readWorkbook`. */
export function readMarkup(text: string): Table[] {
  const markup = checked(text).trimStart();
  return sheetsOf(() => read(markup, { ...OPTIONS, type: "string" }));
}

function checked(xml: string): string {
  checkRepeats(xml);
  return withShownCurrencies(xml);
}

/** The tables of a page, or of the pages in one file. Errors as `readWorkbook`. */
export function readPages(content: string | Buffer): Table[] {
  const grids = typeof content === "string" ? readPage(content) : readMime(content);
  const budget = newBudget();
  return grids.map((grid: TextGrid) => toTable(grid, (text) => text, budget));
}

/**
 * The rows of a text, quoted as spreadsheets do it. A quotation mark without its other half would swallow all rows
 * below it, so that marks count for nothing then. Where commas separate they cannot be left out: `hasOddQuotes` tells.
 * Errors as `readWorkbook`.
 */
export function readSeparated(quoted: string, separator: Separator): Table {
  const text = separator !== "," && hasOddQuotes(quoted) ? quoted.replaceAll('"', "") : quoted;
  // Excel's own first line for the separator, without which the library guesses the format by the first characters.
  const [table = []] = sheetsOf(() => read(`sep=${separator}\n${text}`, { ...OPTIONS, type: "string" }));
  return table;
}

/** What separates the cells of a text. Commas are last, because amounts have them, too. */
export const SEPARATORS = ["\t", ";", "|", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

export function hasOddQuotes(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1;
}

/** Digits on both sides of a comma, as in an amount that was not quoted. */
const THOUSANDS = /(?:^|,)\s*[-+]?\d{1,3},\d{3}(?:\.0+)?\s*(?:,|$)/;

/**
 * Numbers of the rows of a text that commas have parted into more cells than its header has: an amount or a name was
 * not quoted, and what is behind it stands in other columns. A comma at the end of each row parts nothing.
 */
export function brokenRows(text: string): (header: { row: TableRow; start: number; below: number }) => Set<number> {
  const lines = text.replace(/"[^"]*"/g, '""').split(/\r\n|\r|\n/);
  return ({ row, start, below }) => {
    const last = row.number + below - start - 1;
    const width = Math.max(...lines.slice(row.number - 1, last).map(widthOf));
    const broken = lines.flatMap((line, index) => {
      const isWider = widthOf(line.replace(/[,\s]+$/, "")) > width;
      return isWider || (widthOf(line) > width && THOUSANDS.test(line)) ? [index + 1] : [];
    });
    return new Set(broken.filter((number) => number > last));
  };
}

function widthOf(line: string): number {
  return line.split(",").length;
}

function sheetsOf(parse: () => WorkBook): Table[] {
  const workbook = parsed(parse);
  const budget = newBudget();
  const since1904 = workbook.Workbook?.WBProps?.date1904 === true;
  // What is hidden is a template, or a copy.
  const isHidden = workbook.SheetNames.map((_, place) => (workbook.Workbook?.Sheets?.[place]?.Hidden ?? 0) > 0);
  const shown = workbook.SheetNames.filter((_, place) => !isHidden[place]);
  return (shown.length > 0 ? shown : workbook.SheetNames).map((name) => {
    const table = toTable(workbook.Sheets[name]?.["!data"] ?? [], storedIn, budget);
    if (mentionsOtherMoney(name) || titleOf({ cells: [name], number: SHEET_NAME }))
      table.unshift({ number: SHEET_NAME, cells: [name] });
    return since1904 ? table.map((row) => ({ ...row, since1904 })) : table;
  });
}

/**
 * The value of a cell, of an error such as #REF! none; a whole number whose format is zeros alone, as 000000000000, with those in front; with
 * the sign of other money than won, as its format shows it.
 */
function storedIn(cell: CellObject | undefined): unknown {
  const { t: type, v: value, z: format } = cell ?? {};
  if (type === "e") return undefined;
  const sign = typeof value === "number" ? currencyOfFormat(`${format ?? ""}`) : undefined;
  if (sign) return `${sign} ${value}`;
  const isPadded =
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && /^0{2,}$/.test(`${format}`);
  return isPadded ? String(value).padStart(`${format}`.length, "0") : value;
}

function parsed(parse: () => WorkBook): WorkBook {
  try {
    return parse();
  } catch {
    throw new Refused("damaged");
  }
}

/** How much all tables of a file may hold together. */
interface Budget {
  rows: number;
  characters: number;
}

function newBudget(): Budget {
  return { rows: LIMITS.rows + LIMITS.headerRows, characters: LIMITS.characters };
}

/**
 * Goes through the rows that are there and not through the range that the sheet states, which may be a million empty
 * ones.
 */
function toTable<Stored>(rows: Stored[][], contentOf: (stored: Stored) => unknown, budget: Budget): Table {
  const table: Table = [];
  for (const [index, stored] of Object.entries(rows)) {
    const cells: TableRow["cells"] = [];
    for (const [column, cell] of Object.entries(stored ?? [])) {
      if (Number(column) >= LIMITS.columns) break;
      const value = cellOf(contentOf(cell));
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
  const text = typeof value === "string" ? plainText(value.slice(0, LIMITS.cellCharacters)) : "";
  return text.trim() === "" ? undefined : text;
}
