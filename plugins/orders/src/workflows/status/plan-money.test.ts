import { expect, it } from "vitest";
import type { MoneyMovement } from "../../contract/money";
import { ORDER_STATUSES, type OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { EntrySum, OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { followingMedusa, planMoney } from "./plan-money";

const TOTAL = 26_500;

function sums(made: PlannedEntry[]): EntrySum[] {
  const found: EntrySum[] = [];
  for (const { kind, amount, line = null, outside = false } of made) {
    const same = found.find((sum) => sum.kind === kind && sum.line === line && sum.outside === outside);
    if (same) same.amount += amount;
    else found.push({ kind, amount, line, outside });
  }
  return found.filter(({ amount }) => amount !== 0);
}

/** The parts of an order that determine its money; by default Medusa agrees with the entries. */
function order(status: OrderStatus, entries: PlannedEntry[] = [], inMedusa?: number): OrderState {
  const money = withMovements({}, entries);
  const amount = inMedusa ?? moneySums({ status, total: TOTAL, money }).received;
  const held = amount > 0 ? [{ paymentId: "pay_1", collectionId: "paycol_1", amount }] : [];
  return { status, total: TOTAL, money, held, entries: sums(entries) } as unknown as OrderState;
}

const received = (amount = TOTAL): MoneyMovement => ({ kind: "received", amount });
const toReturn = (amount = TOTAL): MoneyMovement => ({ kind: "to_return", amount });
const returned = (amount = TOTAL): MoneyMovement => ({ kind: "returned", amount });

it("adds the whole total when an order is marked as paid, once", () => {
  expect(planMoney(order("pending"), "processing", { held: 0 })).toEqual([received()]);
  expect(planMoney(order("processing", [received()]), "completed", { held: TOTAL })).toEqual([]);
});

it("adds the missing amount after a partial payment", () => {
  expect(planMoney(order("pending", [received(6500)]), "processing", { held: 0 })).toEqual([received(20_000)]);
});

it("plans a refund for a cancelled order, without recording it as done", () => {
  expect(planMoney(order("completed", [received()]), "cancelled", { held: TOTAL })).toEqual([toReturn()]);
  expect(planMoney(order("pending"), "cancelled", { held: 0 })).toEqual([]);
});

it("reverses the entry when a paid order goes back to waiting", () => {
  expect(planMoney(order("processing", [received()]), "pending", { held: TOTAL })).toEqual([received(-TOTAL)]);
});

it("uses the money that is still there when a cancelled order is paid after all", () => {
  const cancelled = order("cancelled", [received(), toReturn()]);
  expect(planMoney(cancelled, "processing", { held: TOTAL })).toEqual([toReturn(-TOTAL)]);
});

it("adds what was partly refunded when a cancelled order is paid after all", () => {
  const cancelled = order("cancelled", [received(), toReturn(), returned(TOTAL - 1)]);
  const entries = planMoney(cancelled, "processing", { held: 1 });
  expect(entries).toEqual([toReturn(-1), received(TOTAL - 1)]);
  const money = withMovements(cancelled.money, entries);
  expect(moneySums({ status: "processing", total: TOTAL, money })).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
});

it("requires the total again once it was refunded", () => {
  const cancelled = order("cancelled", [received(), toReturn(), returned()]);
  expect(planMoney(cancelled, "processing", { held: 0 })).toEqual([received()]);
});

it("keeps the amount to refund when a cancelled order waits for another payment", () => {
  const entries = [received(), toReturn()];
  expect(planMoney(order("cancelled", entries), "pending", { held: TOTAL })).toEqual([]);
  expect(moneySums(order("pending", entries))).toEqual({ received: TOTAL, due: TOTAL, toReturn: TOTAL });
  expect(planMoney(order("pending", entries), "processing", { held: 0 })).toEqual([received()]);
  expect(planMoney(order("pending", entries), "processing", { held: TOTAL })).toEqual([toReturn(-TOTAL)]);
});

it("follows captures and refunds by Medusa itself", () => {
  expect(followingMedusa(order("pending", [], TOTAL))).toEqual([received()]);
  expect(followingMedusa(order("processing", [received()], 20_000))).toEqual([toReturn(6500), returned(6500)]);
  expect(followingMedusa(order("cancelled", [received(), toReturn()], 0))).toEqual([returned()]);
  expect(followingMedusa(order("processing", [received()]))).toEqual([]);
});

/** An order after several changes, with the money of Medusa's latest payment and of the replaced ones. */
interface Life {
  status: OrderStatus;
  entries: MoneyMovement[];
  latest: number;
  earlier: number;
}

const STEPS = [...ORDER_STATUSES, "give back all", "give back one won"] as const;

function live({ status, entries, latest, earlier }: Life, step: (typeof STEPS)[number]): Life {
  const state = order(status, entries, latest + earlier);
  const { toReturn } = moneySums(state);
  if (step === "give back all" || step === "give back one won") {
    const back = Math.min(toReturn, step === "give back all" ? toReturn : 1);
    const ofEarlier = Math.min(earlier, back);
    return {
      status,
      entries: back > 0 ? [...entries, returned(back)] : entries,
      latest: latest - (back - ofEarlier),
      earlier: earlier - ofEarlier,
    };
  }
  const made = planMoney(state, step, { held: latest });
  const left = status === "cancelled" && step === "pending" ? latest : 0;
  const arrived = made.find(({ kind }) => kind === "received")?.amount ?? 0;
  return { status: step, entries: [...entries, ...made], latest: latest - left + arrived, earlier: earlier + left };
}

it("never owes or holds less than 0, and agrees with Medusa, in any order of changes", () => {
  function everyLife(life: Life, steps: number) {
    const { received, due, toReturn } = moneySums(order(life.status, life.entries));
    expect(received).toBe(life.latest + life.earlier);
    expect(Math.min(received, due, toReturn, life.latest, life.earlier)).toBeGreaterThanOrEqual(0);
    expect(toReturn).toBeLessThanOrEqual(received);
    expect(due).toBe(life.status === "pending" ? TOTAL : 0);
    if (steps > 0) for (const step of STEPS) everyLife(live(life, step), steps - 1);
  }
  everyLife({ status: "pending", entries: [], latest: 0, earlier: 0 }, 5);
});
