import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../contract/status";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { EntrySum, OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { followingMedusa, heldOutside, planMoney } from "./plan-money";
import {
  hasTransfer,
  planPaidBy,
  planPartPayment,
  planUndo,
  planUnneeded,
  returnableOutside,
  type Transfer,
} from "./plan-transfer";

const TOTAL = 54_700;

/** An order with its entries, and what Medusa's payments hold of it. */
class Life {
  readonly entries: PlannedEntry[] = [];
  inMedusa = 0;
  status: OrderStatus = "pending";

  get state(): OrderState {
    const sums = new Map<string, EntrySum>();
    for (const { kind, amount, line = null, outside = false } of this.entries) {
      const key = `${kind} ${line} ${outside}`;
      sums.set(key, { kind, line, outside, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
    return {
      status: this.status,
      total: TOTAL,
      money: withMovements({}, this.entries),
      entries: [...sums.values()].filter(({ amount }) => amount !== 0),
      held: this.inMedusa > 0 ? [{ paymentId: "pay_1", collectionId: "paycol_1", amount: this.inMedusa }] : [],
    } as unknown as OrderState;
  }

  get sums() {
    return moneySums(this.state);
  }

  add(entries: PlannedEntry[]): this {
    this.entries.push(...entries);
    return this;
  }

  pay(transfer?: Transfer): this {
    const planned = planMoney(this.state, "processing", { kept: this.inMedusa });
    this.add(transfer ? planPaidBy(planned, transfer) : planned);
    this.status = "processing";
    this.inMedusa = TOTAL;
    return this;
  }

  part(line: number, amount: number): this {
    return this.add(planPartPayment(this.state, transfer(line, amount)));
  }

  wait(undoneLine?: number): this {
    this.add(
      undoneLine === undefined
        ? planMoney(this.state, "pending", { kept: TOTAL })
        : planUndo(this.state, undoneLine, "pending"),
    );
    this.status = "pending";
    this.inMedusa = 0;
    return this;
  }

  cancel(): this {
    this.add(planMoney(this.state, "cancelled", { kept: this.inMedusa }));
    this.status = "cancelled";
    return this;
  }

  /** The money of the shop and that of Medusa agree, so that nothing is to follow. */
  agree(): this {
    expect(followingMedusa(this.state)).toEqual([]);
    return this;
  }
}

function transfer(line: number, amount = TOTAL, allowsMore = false): Transfer {
  return { line, payer: "BAT BOLORMAA", amount, allowsMore };
}

describe("a transfer of what is due", () => {
  it("is entered with its line", () => {
    const life = new Life().pay(transfer(7)).agree();
    expect(life.entries).toEqual([{ kind: "received", amount: TOTAL, line: 7 }]);
    expect(hasTransfer(life.state, 7)).toBe(true);
    expect(hasTransfer(life.state, 8)).toBe(false);
  });

  it("is undone as if it never came", () => {
    const life = new Life().pay(transfer(7)).wait(7).agree();
    expect(life.entries.at(-1)).toMatchObject({ kind: "received", amount: -TOTAL, line: 7 });
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(false);
  });

  it("is no longer entered once the order waits again by hand", () => {
    expect(hasTransfer(new Life().pay(transfer(7)).wait().agree().state, 7)).toBe(false);
  });

  it.each([TOTAL - 1, TOTAL + 1, 0, -TOTAL])("of %d won, which is another sum, pays nothing", (amount) => {
    expect(() => new Life().pay(transfer(7, amount))).toThrow("transfer_sum_differs");
  });
});

describe("more than is due", () => {
  it("is to be returned, and nothing else is", () => {
    const life = new Life().pay(transfer(7, TOTAL + 5000, true)).agree();
    expect(life.sums).toEqual({ received: TOTAL + 5000, due: 0, toReturn: 5000 });
    expect(returnableOutside(life.state)).toBe(5000);
    life.add([{ kind: "returned", amount: 5000, outside: true }]).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is undone together with the rest, until it was returned", () => {
    const life = new Life()
      .pay(transfer(7, TOTAL + 5000, true))
      .wait(7)
      .agree();
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    const returned = new Life().pay(transfer(7, TOTAL + 5000, true));
    returned.add([{ kind: "returned", amount: 5000, outside: true }]);
    expect(() => returned.wait(7)).toThrow("transfer_used");
  });
});

describe("a part payment", () => {
  it("leaves the order waiting for the rest", () => {
    const life = new Life().part(7, 50_000).agree();
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    expect(returnableOutside(life.state)).toBe(0);
  });

  it("is completed by another line, each undone in its turn", () => {
    const life = new Life().part(7, 50_000).pay(transfer(8, 4700)).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(heldOutside(life.state)).toBe(0);
    expect(() => life.wait(7)).not.toThrow();
    const other = new Life().part(7, 50_000).pay(transfer(8, 4700)).wait(8).agree();
    expect(other.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    other.add(planUndo(other.state, 7, "pending")).agree();
    expect(other.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
  });

  it("stays when the rest was entered by hand and never came", () => {
    const life = new Life().part(7, 50_000).pay().agree().wait().agree();
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(true);
  });

  it("is to be returned when the order is cancelled", () => {
    const life = new Life().part(7, 50_000).cancel().agree();
    expect(life.sums).toEqual({ received: 50_000, due: 0, toReturn: 50_000 });
    expect(returnableOutside(life.state)).toBe(50_000);
  });

  it("is never the whole, and never for an order that does not wait", () => {
    expect(() => new Life().part(7, TOTAL)).toThrow("transfer_sum_differs");
    expect(() => new Life().pay(transfer(6)).part(7, 100)).toThrow("order_status_changed");
  });
});

describe("money that an order does not need", () => {
  it("is to be returned, apart from the order's own", () => {
    const life = new Life().pay(transfer(7));
    life.add(planUnneeded(life.state, transfer(8))).agree();
    expect(life.sums).toEqual({ received: 2 * TOTAL, due: 0, toReturn: TOTAL });
    life.add(planUndo(life.state, 8, "processing")).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is not entered for an order that waits for it", () => {
    expect(() => planUnneeded(new Life().state, transfer(7))).toThrow("order_status_changed");
  });
});
