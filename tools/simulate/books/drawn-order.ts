import { isApiError } from "../../../plugins/kit/src/errors/api-error.ts";
import type { OrderStatus } from "../../../plugins/orders/src/contract/status.ts";
import { Life, transfer } from "../../../plugins/orders/src/payment/order-life.testing.ts";
import type { SharedOrder } from "../../../plugins/settlements/src/books/shares.ts";

/** A whole number from 0 up to, but not, `end`. */
export type Draw = (end: number) => number;

export interface DrawnLine {
  /** Public id of the store; null for the shop. */
  store: number | null;
  /** Won a kilogram. */
  price: number;
  /** Kilograms, in tenths. */
  quantity: number;
  packed: number | null;
}

/** A change of the order's history, with how many of its life's entries there are after it. */
export interface DrawnChange {
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
  entries: number;
}

/** What may happen to an order; those that make the books hard come more often. */
export const STEPS = [
  "pay",
  "payMore",
  "payPart",
  "weigh",
  "change",
  "deliver",
  "finish",
  "correct",
  "giveBackSome",
  "giveBackAll",
  "cancel",
  "undoDelivery",
  "undoStatus",
  "notNeeded",
  "difference",
  "spendCredit",
] as const;
export type Step = (typeof STEPS)[number];

const OFTEN: readonly Step[] = [
  "pay",
  "pay",
  "weigh",
  "deliver",
  "deliver",
  "finish",
  "correct",
  "giveBackAll",
  "undoDelivery",
  "difference",
  "spendCredit",
];

/** An order of several sellers whose money goes the ways of the shop (`Life`). Amounts are won. */
export class DrawnOrder {
  readonly life = new Life();
  readonly changes: DrawnChange[];
  lines: DrawnLine[] = [];
  shippingFee = 0;
  discount = 0;
  readonly transferDiscount: number;
  correction = 0;

  constructor(
    readonly number: number,
    readonly placedAt: Date,
    private readonly stores: readonly number[],
    private readonly draw: Draw,
  ) {
    this.transferDiscount = draw(2) * draw(100);
    this.life.weightRefund = (["auto", "credit", "transfer"] as const)[draw(3)] ?? "auto";
    this.life.goods = this.drawGoods();
    if (draw(4) === 0) this.life.useCredit(1 + draw(Math.min(5000, this.life.goods)));
    this.changes = [{ from: null, to: "pending", at: placedAt, entries: this.life.entries.length }];
  }

  get subtotal(): number {
    return this.lines.reduce((sum, line) => sum + totalOf(line), 0);
  }

  /** As the books read it. */
  get shared(): SharedOrder {
    const { shippingFee, transferDiscount, discount } = this;
    return {
      isDelivered: this.life.status === "completed",
      shippingFee,
      transferDiscount,
      discount,
      weightReduction: this.life.weightReduction,
      lines: this.lines.map((line) => ({
        store: line.store,
        total: totalOf(line),
        weightReduction: reductionOf(line),
      })),
    };
  }

  get deliveredAt(): Date | null {
    return [...this.changes].reverse().find(({ from, to }) => to === "completed" && from !== "completed")?.at ?? null;
  }

  get changedAt(): Date {
    return this.changes.at(-1)?.at ?? this.placedAt;
  }

  /** Takes a drawn step, which is returned; undefined where the order does not allow it. */
  live(at: Date, line: number): Step | undefined {
    const step = OFTEN[this.draw(OFTEN.length * 2)] ?? STEPS[this.draw(STEPS.length)] ?? "pay";
    const from = this.life.status;
    try {
      if (!this.take(step, line)) return undefined;
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      return undefined;
    }
    this.changes.push({ from, to: this.life.status, at, entries: this.life.entries.length });
    return step;
  }

  private take(step: Step, line: number): boolean {
    const { life, draw } = this;
    const { toReturn, due } = life.sums;
    const waits = life.status === "pending" || life.status === "cancelled";
    const steps: Record<Step, () => boolean> = {
      pay: () => waits && did(life.pay()),
      payMore: () => waits && did(life.pay(transfer(line, life.due + (draw(2) === 0 ? 50 : 3000), true))),
      payPart: () => life.status === "pending" && due > 1 && did(life.part(line, 1 + draw(due - 1))),
      weigh: () => this.weigh(),
      change: () => this.change(),
      deliver: () => life.status === "processing" && did(life.deliver()),
      finish: () => life.creditToGive > 0 && did(life.giveCredit()),
      correct: () => this.correct(),
      giveBackSome: () => toReturn > 1 && did(life.giveBack(1 + draw(toReturn - 1))),
      giveBackAll: () => toReturn > 0 && did(life.giveBack()),
      cancel: () => life.status !== "cancelled" && did(life.cancel()),
      undoDelivery: () => life.status === "completed" && did(life.undoDelivery()),
      undoStatus: () => life.last !== undefined && did(life.undoStatus()),
      notNeeded: () => did(life.unneeded(line, 1 + draw(9000))),
      difference: () => life.status === "processing" && due > 0 && did(life.difference(due)),
      spendCredit: () => life.wallet > 0 && did(life.spend(1 + draw(3000))),
    };
    return steps[step]();
  }

  /** Some lines are packed lighter, and some are not there; nothing is weighed by which nothing would be left to pay. */
  private weigh(): boolean {
    const { draw, life } = this;
    if (life.status !== "processing") return false;
    const lines = this.lines.map((line) => {
      const share = [1, 0.97, 0.8, 1.1, 0][draw(10)] ?? 0.93;
      return { ...line, packed: Math.round(line.quantity * share * 100) / 100 };
    });
    const lighter = lines.reduce((sum, line) => sum + reductionOf(line), 0);
    if (lighter + this.correction >= life.goods) return false;
    life.weigh(lighter);
    this.lines = lines;
    return true;
  }

  private change(): boolean {
    const { lines, shippingFee, discount } = this;
    try {
      this.life.change(this.drawGoods());
      return true;
    } catch (refusal) {
      Object.assign(this, { lines, shippingFee, discount });
      throw refusal;
    }
  }

  private correct(): boolean {
    const { life, draw } = this;
    const amount = draw(5) === 0 ? 1 + draw(Math.max(1, life.total - 1)) : 1 + draw(2000);
    if (life.status !== "completed" || amount >= life.total) return false;
    life.correct(amount);
    this.correction += amount;
    return true;
  }

  /** Other goods, of the shop and of up to all stores, with another fee and discount; won to pay. */
  private drawGoods(): number {
    const { draw } = this;
    const sellers = [null, ...this.stores].filter(() => draw(2) === 0);
    this.lines = [...(sellers.length > 0 ? sellers : [this.stores[0] ?? null]), ...sellers.slice(0, draw(2))].map(
      (store) => ({
        store,
        price: 900 + draw(400) * 50,
        quantity: (5 + draw(40)) / 10,
        packed: null,
      }),
    );
    this.shippingFee = draw(3) * 2000;
    this.discount = draw(3) === 0 ? draw(Math.floor(this.subtotal / 4)) : 0;
    return this.subtotal + this.shippingFee - this.discount - this.transferDiscount;
  }
}

function did(_: Life): true {
  return true;
}

export function totalOf({ price, quantity }: DrawnLine): number {
  return Math.round(price * quantity);
}

/** As the database generates it. */
export function reductionOf(line: DrawnLine): number {
  const { packed, price, quantity } = line;
  return packed === null ? 0 : Math.round((price * Math.max(0, Math.round((quantity - packed) * 100))) / 100);
}
