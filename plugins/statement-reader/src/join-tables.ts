import type { ReadRow } from "./read-rows";

/**
 * The rows of all tables of a file. A sheet that is there twice, or a part of another, counts once: a row counts as
 * often as the one table has it that has it most often. Only rows with the same content in every cell are the same, but where their seconds
 * and balances say it: a memo may have been added, or the rows numbered otherwise.
 */
export function joinTables(tables: ReadRow[][]): ReadRow[] {
  const counts = new Map<string, number>();
  return tables.flatMap((rows) => {
    const countsHere = new Map<string, number>();
    return rows.filter(({ row: _number, isProven: _isProven, texts, ...content }) => {
      const isExact = content.balance !== undefined && content.precision === "second";
      const text = JSON.stringify(isExact ? content : { ...content, texts });
      const count = (countsHere.get(text) ?? 0) + 1;
      countsHere.set(text, count);
      // Two transfers of one second have two balances: it is a row that was pasted twice.
      if (count <= (counts.get(text) ?? 0) || (isExact && count > 1)) return false;
      counts.set(text, count);
      return true;
    });
  });
}
