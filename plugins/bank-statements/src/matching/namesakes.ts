import { likeness } from "@zakh/kit/contract";
import { LIKE_NAME, nameEvidence, POSSIBLE_NAME } from "./name-evidence";
import { namesOf, type OrderIndex } from "./order-index";
import type { StatementLine } from "./statement-line";
import { mayBeAfter } from "./verdict";

/**
 * Whether an account with a pending order may have the payer's whole name. One of whom only the given name is known
 * may; one who has it with another surname does not.
 */
export function isNamesake(accountId: string, line: StatementLine, index: OrderIndex): boolean {
  const pending = (index.pendingByAccount.get(accountId) ?? []).filter((order) => mayBeAfter(line, order));
  if (pending.length === 0) return false;
  const payer = index.fold(line.payer);
  const known = pending.flatMap(namesOf).map(index.fold);
  const fits = known.map((name) => nameEvidence(payer, name));
  if (fits.some(({ score, how }) => how !== "given" && score >= POSSIBLE_NAME)) return true;
  return !known.some(
    ({ words }) => words.length > 1 && words.some((word) => likeness(word, payer.withoutFirst) >= LIKE_NAME),
  );
}
