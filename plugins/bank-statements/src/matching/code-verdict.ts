import { codeSigns, MAX_GIFT, ORDER_STATUS, transferCodesIn, transferCodesNear } from "@zakh/orders/contract";
import { isOpen, isRaised, type OrderIndex, ordersOfCodes, ordersOfSpelledCodes } from "./order-index";
import type { MatchableOrder, StatementLine } from "./statement-line";
import { setsOfSum } from "./sum-sets";
import {
  doubt,
  isExpected,
  mayBeAfter,
  NOTHING,
  openOrdersOf,
  orderOfPayer,
  settlesAfter,
  type Verdict,
} from "./verdict";

/**
 * Evidence R1: the transfer code, wherever the bank shows it (ruling 46). Several codes must be of one account's
 * orders. A larger sum settles other orders of that account too, if it is theirs in exactly one way.
 */
export function codeVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const orders = ordersOfCodes(line, index);
  const [first] = orders;
  if (!first) return spelledVerdict(line, index);
  if (orders.some(({ accountId }) => accountId !== first.accountId)) {
    return doubt({ code: "evidence_differs", orderNumbers: orders.map(({ number }) => number) });
  }
  const unfit = orders.map((order) => whyNot(line, order)).find((verdict) => verdict.says === "doubt");
  if (unfit) return unfit;
  const due = orders.reduce((sum, order) => sum + order.due, 0);
  const others = due < line.amount ? othersOfSum(line, orders, line.amount - due, index) : [];
  if (hasWrongCodeBeside(line, orders, others)) return doubt({ code: "wrong_code" });
  if (due !== line.amount && others.length === 0)
    return doubt({ code: "amount_differs", orderNumber: first.number, due, amount: line.amount });
  return { says: "settles", orders: [...orders, ...others] };
}

/** What else the owner of these orders owes, in exactly one way, where one transfer is for several and nobody else's. */
function othersOfSum(line: StatementLine, orders: MatchableOrder[], rest: number, index: OrderIndex): MatchableOrder[] {
  const accountId = orders[0]?.accountId ?? "";
  const others = openOrdersOf(accountId, line, index).filter((order) => !orders.includes(order));
  const [found = [], second] = setsOfSum(others, rest) ?? [];
  const isMeant =
    !second && settlesAfter(found, line).says === "settles" && orderOfPayer(line, accountId, index) === undefined;
  return isMeant && found.every((order) => whyNot(line, order).says === "nothing") ? found : [];
}

/**
 * A code that stands in no word of its own settles only the one open order that owes exactly this sum, and only where
 * every word that may be left of a code is a part of it, or has it.
 */
function spelledVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const damaged = damagedCodes(line);
  const open = ordersOfSpelledCodes(line, index).filter(isOpen);
  const exact = onlyOne(open.filter(({ due }) => due === line.amount));
  const found = exact && isSpelled(exact, damaged) ? exact : orderOfMisspelt(line, damaged, index);
  if (found && whyNot(line, found).says === "nothing") return { says: "settles", orders: [found] };
  if (damaged.length === 0) return NOTHING;
  const named = onlyOne(open);
  if (!named || !isSpelled(named, damaged) || whyNot(line, named).says !== "nothing")
    return doubt({ code: "wrong_code" });
  return doubt({ code: "amount_differs", orderNumber: named.number, due: named.due, amount: line.amount });
}

function onlyOne(orders: readonly MatchableOrder[]): MatchableOrder | undefined {
  return orders.length === 1 ? orders[0] : undefined;
}

/** Whether all that may be left of a code is this order's. */
function isSpelled({ code }: MatchableOrder, damaged: readonly string[]): boolean {
  return damaged.every((left) => isOfCode(left, code));
}

/** Whether a word is a part of a code, has all of it, or is a name to which its beginning is stuck: BOLD7HH, before 2M. */
function isOfCode(left: string, code: string): boolean {
  return code.includes(left) || left.includes(code) || code.startsWith(left.replace(/^[A-Z]+/, "") || left);
}

/**
 * The open order whose code was written as a word with one slip: this is its sum, no other order that may be meant has
 * a code so near, nothing else in the line may be a code, and the payer is nobody else with an order.
 */
function orderOfMisspelt(line: StatementLine, damaged: string[], index: OrderIndex): MatchableOrder | undefined {
  const [word, another] = new Set(damaged);
  if (word === undefined || another !== undefined) return undefined;
  const hasWord = (text: string) => codeSigns(text).includes(word);
  if (![line.payer, ...line.texts].some(hasWord)) return undefined;
  const near = transferCodesNear(word).flatMap((code) => index.byCode.get(code) ?? []);
  const [order, second] = near.filter((one) => isOpen(one) || isExpected(line, one));
  if (!order || second || !isOpen(order) || order.due !== line.amount) return undefined;
  const words = line.payer.split(/\s+/).filter((text) => !hasWord(text));
  return orderOfPayer({ ...line, payer: words.join(" ") }, order.accountId, index) ? undefined : order;
}

/** The codes that a word may be with one slip in it, also where it is stuck to a name. */
export function codesNear(word: string): string[] {
  const glued = word.length > CODE_LENGTH + 1 ? [word.slice(0, CODE_LENGTH), word.slice(-CODE_LENGTH)] : [];
  return [...new Set([word, ...glued].flatMap(transferCodesNear))];
}

/** Whether a text with a right code has another word that was meant as one, and is none of the other orders'. */
function hasWrongCodeBeside(
  { payer, texts }: StatementLine,
  orders: readonly MatchableOrder[],
  others: readonly MatchableOrder[],
): boolean {
  const right = new Set(orders.map(({ code }) => code));
  const isRight = (word: string) => right.has(word) || others.some(({ code }) => codesNear(word).includes(code));
  return [payer, ...texts].some((text) => {
    const words = codeSigns(text).match(WORD) ?? [];
    return words.some((word) => right.has(word)) && words.some((word) => LIKE_A_CODE.test(word) && !isRight(word));
  });
}

function whyNot(line: StatementLine, order: MatchableOrder): Verdict {
  const orderNumber = order.number;
  const isDifference = isRaised(order) && line.amount <= order.due + MAX_GIFT;
  // Whatever the sum: somebody may have paid two orders at once, in two parts, or too much.
  if ((order.wonByHand ?? 0) > 0 && !isDifference) return doubt({ code: "entered_by_hand", orderNumber });
  if (ORDER_STATUS[order.status].cancelled) return doubt({ code: "order_cancelled", orderNumber });
  if (isRaised(order)) return doubt({ code: "difference_due", orderNumber, due: order.due, amount: line.amount });
  if (!isOpen(order)) return doubt({ code: "order_paid", orderNumber });
  return mayBeAfter(line, order) ? NOTHING : doubt({ code: "older_than_order", orderNumber });
}

/** A word with digits and letters that is about as long as a code, or stands behind a name without a blank. */
const WORD = /[A-Z\d]+/g;
const ABOUT_A_CODE = /^(?=.*\d)(?=.*[A-Z])(?:.{3,6}|[A-Z]{2,}[2-9][A-Z][2-9A-Z]{1,3})$/;
/** As long as a code, and mixed like one. */
const LIKE_A_CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5}$/;
/** Names of services that look so. */
const NO_CODES = new Set(["E9PAY", "365ATM", "NH365", "24H"]);
const CODE_LENGTH = 5;

/**
 * What may be left of a transfer code that was misspelt, cut, parted or glued to something. Where a code was meant,
 * nothing else decides.
 */
export function damagedCodes({ payer, texts }: StatementLine): string[] {
  return [payer, ...texts].flatMap((text) => {
    const words = codeSigns(text).match(WORD) ?? [];
    const left = words.filter((word) => ABOUT_A_CODE.test(word) && !NO_CODES.has(word));
    return [...left, ...parted(words), ...words.flatMap(glued), ...pierced(text)];
  });
}

/** Codes that several words make up. */
function parted(words: readonly string[]): string[] {
  return words.flatMap((_, first) =>
    [2, 3, 4, 5].flatMap((count) => {
      const parts = words.slice(first, first + count);
      return parts.length === count ? transferCodesIn(parts.join("")) : [];
    }),
  );
}

/** Two signs, a sign of no code or a blank, and two signs: of a code whose third sign was mistyped. */
const PIERCED = /(?<![A-Z\d])([2-9][A-Z])(?:[^A-Z\d]|\s)([A-Z\d]{2})(?![A-Z\d])/g;

function pierced(text: string): string[] {
  return [...codeSigns(text).matchAll(PIERCED)].map(([, before, after]) => `${before}${after}`);
}

/** Codes at the beginning or the end of a longer word that is no number. */
function glued(word: string): string[] {
  if (word.length <= CODE_LENGTH || NO_CODES.has(word)) return [];
  return [word.slice(0, CODE_LENGTH), word.slice(-CODE_LENGTH)].flatMap(transferCodesIn);
}
