import type { StatementRow } from "@zakh/statement-reader";

/**
 * The keys by which rows are kept, each another one than those in `taken`. Two rows can have one: alerts tell of two
 * accounts, or of one that is masked in two ways, and transfers of two payers can be equal in all else.
 */
export function distinctKeys(rows: readonly StatementRow[], taken: Iterable<string>): Map<StatementRow, string> {
  const known = new Set(taken);
  return new Map(
    rows.map((row) => {
      let key = row.key;
      for (let count = 2; known.has(key); count += 1) key = `${row.key} ${count}`;
      known.add(key);
      return [row, key];
    }),
  );
}
