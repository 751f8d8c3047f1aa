import type { ReadRow } from "./read-rows";

/**
 * The rows of all tables of a file. A sheet that is there twice, or a part of another, counts once: a row counts as
 * often as the one table has it that has it most often. Only rows with the same content in every cell are the same.
 */
export function joinTables(tables: ReadRow[][]): ReadRow[] {
  const counts = new Map<string, number>();
  return tables.flatMap((rows) => {
    const countsHere = new Map<string, number>();
    return rows.filter(({ row: _number, ...content }) => {
      const text = JSON.stringify(content);
      const count = (countsHere.get(text) ?? 0) + 1;
      countsHere.set(text, count);
      // Two transfers of one second have two balances: it is a row that was pasted twice.
      const isRepeated = count > 1 && content.balance !== undefined && content.precision === "second";
      if (count <= (counts.get(text) ?? 0) || isRepeated) return false;
      counts.set(text, count);
      return true;
    });
  });
}
