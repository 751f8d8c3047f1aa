import { expect, it } from "vitest";
import type { MoneyMovement } from "../../contract/money";
import { ORDER_STATUSES, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { EntrySum, OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { planMoney, refuseToWaitPaid } from "./plan-money";

const TOTAL = 26_500;

function sums(made: readonly PlannedEntry[]): EntrySum[] {
  const found: EntrySum[] = [];
  for (const { kind, amount, line = null } of made) {
    const same = found.find((sum) => sum.kind === kind && sum.line === line);
    if (same) same.amount += amount;
    else found.push({ kind, amount, line });
  }
  return found.filter(({ amount }) => amount !== 0);
}

/** The parts of an order that determine its money. */
function order(status: OrderStatus, entries: PlannedEntry[] = []): OrderState {
  const money = withMovements({}, entries);
  return { status, total: TOTAL, money, entries: sums(entries) } as unknown as OrderState;
}

const received = (amount = TOTAL): MoneyMovement => ({ kind: "received", amount });
const toReturn = (amount = TOTAL): MoneyMovement => ({ kind: "to_return", amount });
const returned = (amount = TOTAL): MoneyMovement => ({ kind: "returned", amount });

it("adds the whole total when an order is marked as paid, once", () => {
  expect(planMoney(order("pending"), "processing")).toEqual([received()]);
  expect(planMoney(order("processing", [received()]), "completed")).toEqual([]);
});

it("adds the missing amount after a partial payment", () => {
  expect(planMoney(order("pending", [received(6500)]), "processing")).toEqual([received(20_000)]);
});

it("plans a refund for a cancelled order, without recording it as done", () => {
  expect(planMoney(order("completed", [received()]), "cancelled")).toEqual([toReturn()]);
  expect(planMoney(order("pending"), "cancelled")).toEqual([]);
});

it("reverses the entry when a paid order goes back to waiting", () => {
  expect(planMoney(order("processing", [received()]), "pending")).toEqual([received(-TOTAL)]);
});

it("uses the money that is still there when a cancelled order is paid after all", () => {
  const cancelled = order("cancelled", [received(), toReturn()]);
  expect(planMoney(cancelled, "processing")).toEqual([toReturn(-TOTAL)]);
});

it("adds what was partly refunded when a cancelled order is paid after all", () => {
  const cancelled = order("cancelled", [received(), toReturn(), returned(TOTAL - 1)]);
  const entries = planMoney(cancelled, "processing");
  expect(entries).toEqual([toReturn(-1), received(TOTAL - 1)]);
  const money = withMovements(cancelled.money, entries);
  expect(moneySums({ status: "processing", total: TOTAL, money })).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
});

it("requires the total again once it was refunded", () => {
  const cancelled = order("cancelled", [received(), toReturn(), returned()]);
  expect(planMoney(cancelled, "processing")).toEqual([received()]);
});

it("keeps the amount to refund when a transfer pays a cancelled order", () => {
  const cancelled = order("cancelled", [received(), toReturn()]);
  expect(planMoney(cancelled, "processing", { transfer: true })).toEqual([received()]);
});

it("lets what is left of its money pay a part of a cancelled order that waits again, and not all of it", () => {
  const part = order("cancelled", [received(), toReturn(), returned(1000)]);
  const made = planMoney(part, "pending");
  expect(made).toEqual([toReturn(1000 - TOTAL)]);
  const waiting = { status: "pending", total: TOTAL, money: withMovements(part.money, made) } as const;
  expect(moneySums(waiting)).toEqual({ received: TOTAL - 1000, due: 1000, toReturn: 0 });
  expect(() => refuseToWaitPaid(part, "pending", made)).not.toThrow();
  const whole = order("cancelled", [received(), toReturn()]);
  const refused = { status: 409, code: "order_has_return" };
  expect(() => refuseToWaitPaid(whole, "pending", planMoney(whole, "pending"))).toThrow(
    expect.objectContaining(refused),
  );
  expect(() => refuseToWaitPaid({ ...part, heldByProvider: 1 }, "pending", made)).toThrow(
    expect.objectContaining(refused),
  );
});

it.each(ORDER_STATUSES)("leaves an order that was %s as it was, when whatever was set by hand is undone", (from) => {
  const paid = from === "processing" || from === "completed";
  const befores = from === "cancelled" ? [[], [received(), toReturn()]] : [paid ? [received()] : []];
  for (const before of befores)
    for (const to of ORDER_STATUSES) {
      const made = planMoney(order(from, before), to);
      const undo = planMoney(order(to, [...before, ...made]), from, { undone: made });
      expect(moneySums(order(from, [...before, ...made, ...undo])), to).toEqual(moneySums(order(from, before)));
    }
});

it("keeps the money of an order that was marked as paid by hand when it is cancelled later", () => {
  expect(planMoney(order("processing", [received()]), "cancelled")).toEqual([toReturn()]);
});

const STEPS = [...ORDER_STATUSES, "give back all", "give back one won"] as const;

it("never owes or holds less than 0 in any order of changes", () => {
  function everyLife(state: OrderState, entries: MoneyMovement[], steps: number) {
    const { received, due, toReturn } = moneySums(state);
    expect(Math.min(received, due, toReturn)).toBeGreaterThanOrEqual(0);
    expect(toReturn).toBeLessThanOrEqual(received);
    expect(due).toBe(state.status === "pending" ? TOTAL - (received - toReturn) : 0);
    if (steps === 0) return;
    for (const step of STEPS) {
      const back = step === "give back all" ? toReturn : Math.min(1, toReturn);
      const isReturn = step === "give back all" || step === "give back one won";
      const made = isReturn ? (back > 0 ? [returned(back)] : []) : planMoney(state, step);
      const all = [...entries, ...made];
      everyLife(order(isReturn ? state.status : step, all), all, steps - 1);
    }
  }
  everyLife(order("pending"), [], 5);
});
