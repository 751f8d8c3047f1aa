import { readContent } from "./read-content";
import { hasOddQuotes, readSeparated, SEPARATORS } from "./read-tables";
import { Refused } from "./refused";
import type { Refusal } from "./statement";
import type { Table } from "./table";

export type TablesReading = { tables: Table[] } | Refusal;

/** Reads the tables of any file in this thread; `StatementReader` does it in another one. */
export async function readFileTables(bytes: Buffer): Promise<TablesReading> {
  try {
    const content = await readContent(bytes);
    return { tables: typeof content === "string" ? [separated(content)] : content };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The rows of a text by the separator that gives it the most columns. */
function separated(text: string): Table {
  if (text.trim() === "") throw new Refused("empty");
  if (hasOddQuotes(text)) throw new Refused("damaged");
  const tables = SEPARATORS.map((separator) => readSeparated(text, separator));
  return tables.reduce((best, table) => (widthOf(table) > widthOf(best) ? table : best));
}

function widthOf(table: Table): number {
  return table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}
