import type { StatementLineAnswer } from "@zakh/bank-statements/contract";

/** A line that was just decided, and where it stood. */
export interface DecidedLine {
  line: StatementLineAnswer;
  /** From 0. */
  place: number;
}

/** The waiting lines, in the order in which the server gives them, with those that were just decided in their places. */
export function withDecided(
  waiting: readonly StatementLineAnswer[],
  decided: readonly DecidedLine[],
): StatementLineAnswer[] {
  const shown = waiting.filter(({ id }) => !decided.some(({ line }) => line.id === id));
  for (const { line, place } of [...decided].sort((one, other) => one.place - other.place))
    shown.splice(place, 0, line);
  return shown;
}

/** The decided lines without one that is shown no more, or waits again. */
export function withoutDecided(decided: readonly DecidedLine[], id: number, waits: boolean): DecidedLine[] {
  const gone = decided.find(({ line }) => line.id === id);
  const isAbove = ({ place }: DecidedLine) => gone !== undefined && !waits && place > gone.place;
  return decided.filter((one) => one !== gone).map((one) => (isAbove(one) ? { ...one, place: one.place - 1 } : one));
}
