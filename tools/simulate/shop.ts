import type { MatchableOrder } from "../../plugins/bank-statements/src/matching/statement-line.ts";
import { transferCode } from "../../plugins/orders/src/contract/transfer-code.ts";
import { chooseTransferDiscount } from "../../plugins/orders/src/contract/transfer-discount.ts";
import type { Mix } from "./mixes.ts";
import { type Person, somebody } from "./people.ts";
import type { Random } from "./random.ts";

export const DAY_MS = 24 * 3_600_000;
const START = Date.parse("2026-03-01T00:00:00+09:00");

/** Past orders of each customer, and how many of them were cancelled. */
const PAST = { each: 5, cancelled: 0.05 };

export interface Customer extends Person {
  accountId: string;
  /** Whether the owner has confirmed his bank text before. */
  learned: boolean;
}

export interface PlacedOrder extends MatchableOrder {
  customer: Customer;
  /** Who pays it. */
  payer: Person;
}

/** A shop whose customers order every day. */
export class SimulatedShop {
  readonly customers: Customer[] = [];
  readonly past: MatchableOrder[] = [];
  /** What baskets cost, in won; few sums, because people buy usual amounts. */
  readonly sums: number[];
  #orders = 0;

  constructor(
    readonly mix: Mix,
    readonly random: Random,
  ) {
    this.sums = Array.from({ length: 60 }, () => 19_000 + random.below(1600) * 100);
    for (let number = 0; number < mix.customers; number += 1) this.customers.push(this.#customer(number));
    for (const customer of this.customers) {
      for (let order = 0; order < PAST.each; order += 1) this.past.push(this.#pastOrder(customer));
      if (!random.happens(mix.secondAccounts)) continue;
      const accountId = `${customer.accountId}-second`;
      for (let order = 0; order < PAST.each; order += 1) this.past.push(this.#pastOrder({ ...customer, accountId }));
    }
  }

  #customer(number: number): Customer {
    const { random, mix } = this;
    const namesake = number > 0 && random.happens(mix.namesakes) ? random.pick(this.customers) : undefined;
    return { ...somebody(random, namesake), accountId: `account-${number}`, learned: random.happens(mix.learned) };
  }

  #pastOrder(customer: Customer): MatchableOrder {
    const cancelled = this.random.happens(PAST.cancelled);
    const order = this.#order(customer, customer, START - (5 + this.random.below(100)) * DAY_MS);
    return { ...order, status: cancelled ? "cancelled" : "completed", due: 0 };
  }

  /** The open orders of one day, and the day's start in milliseconds. */
  openOrders(day: number): { orders: PlacedOrder[]; start: number } {
    const start = START + day * DAY_MS;
    const orders: PlacedOrder[] = [];
    while (orders.length < this.mix.open) {
      const customer = this.random.pick(this.customers);
      orders.push(
        this.#withTransferDiscount(
          this.#order(customer, this.#payerFor(customer), start - this.random.below(DAY_MS)),
          orders,
        ),
      );
    }
    return { orders, start };
  }

  /** One in ten has a friend pay: another customer or a stranger to the shop. */
  #payerFor(customer: Customer): Person {
    if (!this.random.happens(0.1)) return customer;
    return this.random.happens(0.5) ? this.random.pick(this.customers) : somebody(this.random);
  }

  #order(customer: Customer, payer: Person, placedAt: number): PlacedOrder {
    this.#orders += 1;
    const total = this.random.pick(this.sums);
    return {
      number: this.#orders,
      accountId: customer.accountId,
      status: "pending",
      total,
      due: total,
      transferDiscount: 0,
      placedAt: new Date(placedAt),
      code: transferCode(this.#orders),
      // A payment service shows no name, so that its users cannot type one.
      depositor: this.random.happens(this.mix.bankName) ? payer.bankText : customer.profile,
      names: [customer.profile],
      customer,
      payer,
    };
  }

  #withTransferDiscount(order: PlacedOrder, open: PlacedOrder[]): PlacedOrder {
    if (!this.mix.transferDiscount) return order;
    const first = 1 + this.random.below(99);
    const transferDiscount = chooseTransferDiscount(
      order.total,
      open.map(({ total }) => total),
      first,
    );
    return { ...order, transferDiscount, total: order.total - transferDiscount, due: order.due - transferDiscount };
  }
}
