import { likeness, nameWords } from "@zakh/kit/contract";
import { LIKE_NAME, nameEvidence, POSSIBLE_NAME } from "./name-evidence";
import { namesOf, type OrderIndex } from "./order-index";
import type { StatementLine } from "./statement-line";
import { setsOfSum } from "./sum-sets";
import { isAsTyped, mayBeAfter } from "./verdict";

/** How many won too much or too little somebody may have paid: a delivery fee, mostly. */
const SLIP_WON = 5000;

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

/** Whether an amount may be a mistake for what is due: also with one digit too many or too few. */
function isSlip(amount: number, due: number): boolean {
  return Math.abs(amount - due) <= SLIP_WON || amount === due * 10 || due === amount * 10;
}

/**
 * Whether an account with a pending order can be left aside where the payer's text is surely that of another: it has not
 * typed the same text, and owes nothing that this sum may be meant for, in one order or several.
 */
export function owesOtherSum(accountId: string, line: StatementLine, index: OrderIndex): boolean {
  const pending = (index.pendingByAccount.get(accountId) ?? []).filter((order) => mayBeAfter(line, order));
  const sums = [...pending.map(({ due }) => due), pending.reduce((sum, { due }) => sum + due, 0)];
  return (
    !pending.some((order) => isAsTyped(line, order)) &&
    !sums.some((due) => isSlip(line.amount, due)) &&
    setsOfSum(pending, line.amount)?.length === 0
  );
}

/**
 * Whether an account that owes nothing may be a second one of another's owner: each of its names is one of the other's,
 * and one of them has a surname and a given name.
 */
export function isSecondAccount(accountId: string, ofAccount: string, line: StatementLine, index: OrderIndex): boolean {
  if ((index.pendingByAccount.get(accountId) ?? []).some((order) => mayBeAfter(line, order))) return false;
  const [names, others] = [accountId, ofAccount].map((account) => {
    const known = (index.byAccount.get(account) ?? []).flatMap(namesOf).map((name) => nameWords(name).sort().join(" "));
    return new Set(known.filter(Boolean));
  });
  if (!names || !others) return false;
  return [...names].every((name) => others.has(name)) && [...names].some((name) => name.includes(" "));
}
