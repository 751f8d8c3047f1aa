import type { OrderStatus } from "@zakh/orders/contract";

/** A line of a bank statement, as it was read from a file or pasted. */
export interface StatementLine {
  id: string;
  /** With `precision` "day" the first moment of that day. */
  at: Date;
  precision: "second" | "minute" | "day";
  /** Won; negative is money that went out. */
  amount: number;
  /** The column that names who paid. */
  payer: string;
  /** Every other text column: memo, message, kind. A transfer code may stand in any of them. */
  texts: string[];
}

/** What matching has to know of an order. */
export interface MatchableOrder {
  number: number;
  accountId: string;
  status: OrderStatus;
  /** What it costs altogether, in won, after `transferDiscount`. */
  total: number;
  /** Won still to pay. */
  due: number;
  /** Won taken off so that its total is unique (`transferDiscount` of the orders' contract); 0 when none were. */
  transferDiscount: number;
  /** It waits for money in another way than by transfer: no line settles it, and its owner may still be a namesake. */
  paidOtherwise?: boolean;
  /** Won of it that an admin entered as received by transfer, without a statement's line. */
  wonByHand?: number;
  /** When that was, the last time. */
  enteredAt?: Date | null;
  placedAt: Date;
  code: string;
  /** The payer's name as typed at checkout, "as your bank shows it". */
  depositor: string;
  /** The account's name, the recipient's. */
  names: string[];
}

/** A payer whom the owner has confirmed for an account. */
export interface LearnedSender {
  /** `senderKey` of the bank's text. */
  payer: string;
  accountId: string;
}
