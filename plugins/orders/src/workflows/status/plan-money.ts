import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import {
  entryOf,
  freeByOrigin,
  freeOf,
  heldOutside,
  type LineMoney,
  moneyByLine,
  owedOf,
  owedOfPayment,
  spread,
} from "./money-by-line";
import { planReturned } from "./plan-returned";

/** The entries that bring the shop's record in line with captures and refunds by Medusa's own workflows. */
export function followingMedusa(state: OrderState): PlannedEntry[] {
  const { received, toReturn } = moneySums(state);
  const inMedusa = state.held.reduce((won, { amount }) => won + amount, 0);
  const known = received - heldOutside(state);
  const returned = Math.max(0, known - inMedusa);
  const inside = moneyByLine(state.entries).filter(({ outside }) => !outside);
  const ofOwed = Math.min(returned, owedOfPayment(inside));
  return [
    ...entries({ received: Math.max(0, inMedusa - known) }),
    ...spread("to_return", Math.max(0, returned - toReturn), inside, freeOf),
    ...spread("returned", ofOwed, inside, owedOf),
    ...spread("returned", returned - ofOwed, inside, freeOf),
  ];
}

/**
 * The money entries of a new status (ruling 48). Paid adds what is missing, including a partial refund. Cancelled makes
 * everything that is held due for a refund, which still has to be made; only credit is given back at once. A paid order that goes back
 * to waiting was never paid, but for credit and part payments by statement lines. An order that was cancelled and is paid after all
 * uses what is to go back of `held`, and `credit` that its cancellation gave back. One that was delivered takes `takenBack` won of the
 * delivery's credit back (ruling 64), which are to go back again.
 */
export function planMoney(
  state: OrderState,
  to: OrderStatus,
  { held, credit = 0, usesOutside = false, takenBack = 0 }: Available,
): PlannedEntry[] {
  const following = followingMedusa(state);
  if (state.status === to) return following;
  const followed = [...following, ...planTakenBack(state, takenBack)];
  const { received, toReturn } = moneySums({ ...state, money: withMovements(state.money, followed) });
  const free = received - toReturn;
  const sums = moneyByLine([...state.entries, ...followed]);
  const wasPaid = ORDER_STATUS[state.status].paid;
  if (ORDER_STATUS[to].order === "canceled")
    return withCreditBack(state, [...followed, ...spread("to_return", free, sums, freeOf)]);
  if (!ORDER_STATUS[to].paid) {
    const again = creditAgain(Math.min(credit, Math.max(0, state.total - free)));
    return [...followed, ...again, ...(wasPaid ? withoutPayment(sums, staysWithoutPayment(sums, state.total)) : [])];
  }
  if (wasPaid) return followed;
  // The latest money is the one that the latest payment holds.
  const latest = sums.filter(({ outside }) => !outside).reverse();
  const again = Math.min(owedOfPayment(latest), toReturn, held, Math.max(0, state.total - free));
  const outside = sums.filter((sum) => sum.outside).reverse();
  const owedOutside = usesOutside ? outside.reduce((won, sum) => won + Math.max(0, owedOf(sum)), 0) : 0;
  const stays = spread(
    "to_return",
    Math.min(owedOutside, Math.max(0, state.total - free - again)),
    outside,
    owedOf,
  ).map((entry) => ({ ...entry, amount: -entry.amount }));
  const outsideAgain = stays.reduce((won, { amount }) => won - amount, 0);
  const usedAgain = Math.min(credit, Math.max(0, state.total - free - again - outsideAgain));
  return [
    ...followed,
    ...entries({ credit_used: usedAgain }),
    ...stays,
    ...intoPayment(moneyByLine([...state.entries, ...followed, ...stays])),
    ...spread("to_return", again, latest, owedOf).map((entry) => ({ ...entry, amount: -entry.amount })),
    ...entries({ received: Math.max(0, state.total - free - again - outsideAgain - usedAgain) }),
  ];
}

interface Available {
  /** Won that payments hold, and of which what is to go back pays the order again. */
  held: number;
  /** Won of the customer's credit that a cancelled order takes again. */
  credit?: number;
  /** Whether money that no payment holds and that is to go back pays the order, too. */
  usesOutside?: boolean;
  /** Won of the delivery's credit that the customer has not spent. */
  takenBack?: number;
}

/** Medusa's payment was refunded when it became credit: from now on the shop holds it outside of the payment. */
function planTakenBack({ entries }: OrderState, amount: number): PlannedEntry[] {
  const inside = moneyByLine(entries).filter((sum) => !sum.outside);
  const given = spread("credit_given", amount, inside, ({ credit_given }) => credit_given);
  return given.map((entry) => ({ ...entry, amount: -entry.amount, outside: true }));
}

/** Won of the planned entries that payments hold, that were to go back, and that pay the order again. */
export function paidAgain(planned: readonly PlannedEntry[]): number {
  return planned.reduce(
    (won, { kind, amount, outside }) => (kind === "to_return" && amount < 0 && !outside ? won - amount : won),
    0,
  );
}

function creditAgain(amount: number): PlannedEntry[] {
  return amount === 0 ? [] : [{ kind: "credit_used", amount, outside: true }];
}

/** Money of lines stays when the order waits again, if it is less than the total; what was entered by hand never came. */
function staysWithoutPayment(sums: readonly LineMoney[], orderTotal: number): (line: number | null) => boolean {
  const ofLines = sums.reduce((won, sum) => (sum.line === null ? won : won + freeOf(sum)), 0);
  return (line) => line !== null && ofLines < orderTotal;
}

/** The planned entries of a cancellation, and of the money to return the customer's credit, which is given back at once while he has an account. */
function withCreditBack(state: OrderState, planned: PlannedEntry[]): PlannedEntry[] {
  if (!state.hasAccount) return planned;
  const after = { ...state, money: withMovements(state.money, planned), entries: [...state.entries, ...planned] };
  const { toReturn } = moneySums(after);
  return [...planned, ...planReturned("credit_given", after, Math.min(toReturn, usedCredit(after)))];
}

/** Won of the customer's credit that the order holds. */
function usedCredit({ money }: Pick<OrderState, "money">): number {
  return Math.max(0, (money.credit_used ?? 0) - (money.credit_given ?? 0));
}

/**
 * Takes what is not to go back out of Medusa's payment, which is refunded because it never happened. Credit, and the money
 * of the lines that stay (null: of no line), is still there, outside of it.
 */
export function withoutPayment(sums: readonly LineMoney[], stays: (line: number | null) => boolean): PlannedEntry[] {
  return sums.flatMap((sum) => {
    if (sum.outside) return neverCame(sum, stays);
    return freeByOrigin(sum).flatMap(({ kind, amount }) => {
      const taken = entryOf(kind, -amount, sum);
      const stillThere = kind === "credit_used" || stays(sum.line);
      return stillThere ? [taken, entryOf(kind, amount, { ...sum, outside: true })] : [taken];
    });
  });
}

/** Takes out the difference to a raised total that an admin has entered, when the order was never paid. */
function neverCame(sum: LineMoney, stays: (line: number | null) => boolean): PlannedEntry[] {
  if (sum.line !== null || stays(null)) return [];
  return freeByOrigin(sum).flatMap(({ kind, amount }) => (kind === "received" ? [entryOf(kind, -amount, sum)] : []));
}

/** Medusa captures the whole total at once: what came in before is in that payment from then on. */
function intoPayment(sums: readonly LineMoney[]): PlannedEntry[] {
  return sums.flatMap((sum) => {
    const { line, outside } = sum;
    if (!outside || freeOf(sum) <= 0) return [];
    return freeByOrigin(sum).flatMap(({ kind, amount }): PlannedEntry[] => [
      { kind, amount: -amount, line, outside },
      { kind, amount, line },
    ]);
  });
}

function entries(amounts: Partial<Record<PlannedEntry["kind"], number>>): PlannedEntry[] {
  return Object.entries(amounts).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ kind: kind as PlannedEntry["kind"], amount }],
  );
}
