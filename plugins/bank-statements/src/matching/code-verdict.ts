import { isOpen, type OrderIndex, ordersOfCodes } from "./order-index";
import type { MatchableOrder, StatementLine } from "./statement-line";
import { doubt, mayBeAfter, NOTHING, type Verdict } from "./verdict";

/** Evidence R1: the transfer code, wherever the bank shows it (ruling 46). Several codes must be of one account's orders. */
export function codeVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const orders = ordersOfCodes(line, index);
  const [first] = orders;
  if (!first) return hasWrongCode(line) ? doubt({ code: "wrong_code" }) : NOTHING;
  if (orders.some(({ accountId }) => accountId !== first.accountId)) {
    return doubt({ code: "evidence_differs", orderNumbers: orders.map(({ number }) => number) });
  }
  const unfit = orders.map((order) => whyNot(line, order)).find((verdict) => verdict.says === "doubt");
  if (unfit) return unfit;
  const due = orders.reduce((sum, order) => sum + order.due, 0);
  if (due !== line.amount)
    return doubt({ code: "amount_differs", orderNumber: first.number, due, amount: line.amount });
  return { says: "settles", orders };
}

function whyNot(line: StatementLine, order: MatchableOrder): Verdict {
  const orderNumber = order.number;
  if (order.wonByHand === line.amount) return doubt({ code: "entered_by_hand", orderNumber });
  if (order.status === "cancelled") return doubt({ code: "order_cancelled", orderNumber });
  if (!isOpen(order)) return doubt({ code: "order_paid", orderNumber });
  return mayBeAfter(line, order) ? NOTHING : doubt({ code: "older_than_order", orderNumber });
}

/** Of a code's length, and beginning like one. Where a code was meant, nothing else decides. */
const LIKE_CODE = /(?<![A-Z\d])\d[A-Z][A-Z\d]{3}(?![A-Z\d])/;

function hasWrongCode({ payer, texts }: StatementLine): boolean {
  return [payer, ...texts].some((text) => LIKE_CODE.test(text.normalize("NFKC").toUpperCase()));
}
