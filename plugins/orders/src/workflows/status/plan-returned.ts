import type { MoneyEntryKind } from "../../contract/money";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { creditableOf, type LineMoney, moneyByLine, owedOf, spread } from "./money-by-line";

/** How money goes back to the customer. */
export type ReturnKind = Extract<MoneyEntryKind, "returned" | "credit_given">;

/** The entries of `amount` won that go back: first what no payment of Medusa holds, then the oldest money. */
export function planReturned(kind: ReturnKind, state: Returnable, amount: number): PlannedEntry[] {
  const sums = moneyByLine(state.entries);
  const outside = Math.min(amount, returnableOutside(state));
  const ofOutside = spread(
    kind,
    outside,
    sums.filter((sum) => sum.outside),
    owedOf,
  );
  return [
    ...spread(
      kind,
      amount - outside,
      sums.filter((sum) => !sum.outside),
      owedOf,
    ),
    ...ofOutside.map((entry) => ({ ...entry, outside: true })),
  ];
}

/** The entries of `amount` won of lighter goods that become credit: money of the order's payment first, the oldest first. */
export function planOfPayment(sums: readonly LineMoney[], amount: number): PlannedEntry[] {
  const inside = sums.filter((sum) => !sum.outside);
  const outside = sums.filter((sum) => sum.outside);
  return spread("credit_given", amount, [...inside, ...outside], creditableOf);
}

type Returnable = Pick<OrderState, "status" | "total" | "money"> & { entries: Parameters<typeof moneyByLine>[0] };

/** Won that Medusa's payments do not hold and that are to be returned: they go back first. */
export function returnableOutside({ entries }: Pick<Returnable, "entries">): number {
  const outside = moneyByLine(entries).filter((sum) => sum.outside);
  return Math.max(
    0,
    outside.reduce((won, sum) => won + owedOf(sum), 0),
  );
}

/** Won of the entries that go back out of Medusa's payments, which are to be refunded by as much. */
export function refundOf(entries: readonly PlannedEntry[]): number {
  return entries.reduce((won, { kind, amount, outside }) => {
    const goesBack = kind === "returned" || kind === "credit_given";
    return goesBack && !outside ? won + amount : won;
  }, 0);
}
