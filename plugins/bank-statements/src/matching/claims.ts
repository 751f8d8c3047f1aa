import { codesNear, codeVerdict, damagedCodes } from "./code-verdict";
import type { Evidence, WaitingReason } from "./line-match";
import { nameVerdict } from "./name-verdict";
import { saysNoPayment } from "./no-payment";
import { type OrderIndex, ordersOfCodes } from "./order-index";
import { isPlainName } from "./sender-key";
import { senderVerdict } from "./sender-verdict";
import { withoutCode } from "./spelled-codes";
import type { MatchableOrder, StatementLine } from "./statement-line";
import { transferDiscountVerdict } from "./transfer-discount-verdict";
import { NOTHING, orderEnteredByHand, type Verdict } from "./verdict";

/** Doubts of a code that other evidence may resolve. */
const OF_THE_REST = new Set<WaitingReason["code"]>(["wrong_code", "amount_differs"]);

/** What a line would settle, if no other line claims the same order. */
export interface Claim {
  line: StatementLine;
  orders: MatchableOrder[];
  evidence: Evidence;
}

/** A line that waits; without a reason when nothing speaks for any order. */
export interface Waiting {
  line: StatementLine;
  reason?: WaitingReason;
}

/** Judges one line for itself: all evidence is heard, and what differs waits. */
export function claimOf(line: StatementLine, index: OrderIndex): Claim | Waiting {
  if (isNoPayment(line)) return { line, reason: { code: "no_payment" } };
  if (!isPlainName(line.payer)) return { line, reason: { code: "strange_payer" } };
  const ofCode = codeVerdict(line, index);
  const entered = ofCode.says === "nothing" ? orderEnteredByHand(line, index) : undefined;
  if (entered) return { line, reason: { code: "entered_by_hand", orderNumber: entered.number } };
  const codes = ofCode.says === "settles" ? ofCode.orders.map(({ code }) => code) : [];
  const named = { ...line, payer: codes.reduce(withoutCode, line.payer) };
  const others: [Evidence, Verdict][] = [
    ["sender", senderVerdict(named, index)],
    ["odd_won", transferDiscountVerdict(named, index)],
    ["name", nameVerdict(named, index)],
  ];
  const verdicts: [Evidence, Verdict][] = hasItsCodes(line, ofCode, others, index)
    ? others
    : [["code", ofCode], ...others];
  const claims = verdicts.flatMap(([evidence, verdict]) =>
    verdict.says === "settles" ? [{ line, orders: verdict.orders, evidence }] : [],
  );
  const meant = verdicts.flatMap(([, verdict]) =>
    verdict.says !== "nothing" && verdict.orders ? [verdict.orders] : [],
  );
  if (claims.length > 0 && new Set(meant.map(debtOf)).size > 1) {
    const orderNumbers = [...new Set(meant.flat())].map(({ number }) => number);
    return { line, reason: { code: "evidence_differs", orderNumbers } };
  }
  // The strongest evidence that says anything decides; where it doubts, a weaker one must not settle.
  const [, strongest = NOTHING] = verdicts.find(([, { says }]) => says !== "nothing") ?? [];
  if (strongest.says === "doubt") return { line, reason: strongest.reason };
  return claims[0] ?? { line };
}

/**
 * Whether all that may be left of codes belongs to what other evidence settles: a code that was cut off or misspelt, or
 * the codes of some of the orders.
 */
function hasItsCodes(line: StatementLine, ofCode: Verdict, others: [Evidence, Verdict][], index: OrderIndex): boolean {
  if (ofCode.says !== "doubt" || !OF_THE_REST.has(ofCode.reason.code)) return false;
  const orders = others.flatMap(([, verdict]) => (verdict.says === "settles" ? verdict.orders : []));
  const isTheirs = (left: string) =>
    orders.some(({ code }) => code.startsWith(left) || left.includes(code) || codesNear(left).includes(code));
  return (
    orders.length > 0 &&
    damagedCodes(line).every(isTheirs) &&
    ordersOfCodes(line, index).every((order) => orders.includes(order))
  );
}

function isNoPayment({ amount, payer, texts }: StatementLine): boolean {
  return amount <= 0 || saysNoPayment([payer, ...texts]);
}

/** What orders owe, so that two kinds of evidence can be compared: one person's orders of equal sums are alike. */
function debtOf(orders: MatchableOrder[]): string {
  return orders
    .map(({ accountId, due }) => `${accountId} ${due}`)
    .sort()
    .join();
}
