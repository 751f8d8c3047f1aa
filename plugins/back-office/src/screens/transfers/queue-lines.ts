import type { StatementLineAnswer } from "@zakh/bank-statements/contract";

/** The waiting lines with those that were just decided, in the order of the queue: newest first. */
export function withDecided(
  waiting: readonly StatementLineAnswer[],
  decided: readonly StatementLineAnswer[],
): StatementLineAnswer[] {
  const isDecided = ({ id }: StatementLineAnswer) => decided.some((line) => line.id === id);
  return [...waiting.filter((line) => !isDecided(line)), ...decided].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id - one.id,
  );
}
