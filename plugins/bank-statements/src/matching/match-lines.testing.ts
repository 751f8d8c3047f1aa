// Lines, orders and payers for the tests of the rules.
import { transferCode } from "@zakh/orders/contract";
import type { LineMatch } from "./line-match";
import { matchLines } from "./match-lines";
import { senderKey } from "./sender-key";
import type { MatchableOrder, StatementLine } from "./statement-line";

const NOON = Date.parse("2026-11-20T12:00:00+09:00");
const MINUTE = 60_000;

export function minutesAfter(minutes: number) {
  return new Date(NOON + minutes * MINUTE);
}

/** An order of Bat Bolormaa, of 38,900 won. */
export function order(change: Partial<MatchableOrder> = {}): MatchableOrder {
  const number = change.number ?? 1;
  const due = change.due ?? 38_900;
  return {
    number,
    accountId: `account-${number}`,
    status: "pending",
    total: due,
    due,
    transferDiscount: 0,
    placedAt: minutesAfter(0),
    code: transferCode(number),
    depositor: "BAT BOLORMAA",
    names: ["Болормаа"],
    ...change,
  };
}

/** A transfer of 38,900 won by somebody who gives no name, an hour later. */
export function line(change: Partial<StatementLine> = {}): StatementLine {
  return { id: "line", at: minutesAfter(60), precision: "second", amount: 38_900, payer: "", texts: [], ...change };
}

export const CONFIRMED = [{ payer: senderKey("GANBAT DORJ"), accountId: "account-1" }];

export function match(lines: StatementLine[], orders: MatchableOrder[], senders = CONFIRMED): LineMatch[] {
  return matchLines(lines, orders, senders);
}

export function one(statementLine: StatementLine, orders: MatchableOrder[], senders = CONFIRMED) {
  return match([statementLine], orders, senders)[0];
}

export const byCode = { texts: [transferCode(1)] };
export const byName = { payer: "BAT BOLORMAA" };
export const bySender = { payer: "GANBAT DORJ" };
