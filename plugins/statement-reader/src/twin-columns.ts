import { SUM_ROLES, WORDS } from "./column-words";
import type { Header } from "./columns";
import { parseWon } from "./parse-amount";
import { cellAt, type TableRow } from "./table";

/** By role: the other columns whose names are known for it. */
export type Twins = Partial<Record<(typeof SUM_ROLES)[number], number[]>>;

export function twinsIn(words: readonly string[], at: Header["at"]): Twins {
  const twins = SUM_ROLES.map((role) => {
    const columns = words.flatMap((word, column) =>
      WORDS[role].includes(word) && column !== at[role] ? [column] : [],
    );
    return [role, columns] as const;
  });
  return Object.fromEntries(twins.filter(([, columns]) => columns.length > 0));
}

/** Whether all columns of one role say the same in this row, or nothing. */
export function doTwinsAgree(row: TableRow, { at, twins }: Header): boolean {
  return SUM_ROLES.every((role) => {
    const said = wonIn(row, at[role]);
    return (twins[role] ?? []).every((column) => [0, said].includes(wonIn(row, column)));
  });
}

/** Whether such a column holds a sum where the one that is read has none. */
export function isSumInTwin(row: TableRow, { twins }: Header): boolean {
  return [twins.in, twins.out, twins.signed].flat().some((column) => column !== undefined && wonIn(row, column) !== 0);
}

function wonIn(row: TableRow, column: number | undefined): number {
  return parseWon(cellAt(row, column)) ?? 0;
}
