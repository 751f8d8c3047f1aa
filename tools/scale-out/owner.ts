import { setTimeout as delay } from "node:timers/promises";
import { localAddress } from "../../scripts/lib/shop/services.ts";
import type { Product, Shopper } from "../chaos/shopper.ts";
import type { Machines } from "./machines.ts";
import type { Tally } from "./tally.ts";

/** How long ago may have been true what a reader sees, in ms. */
export const STALE_LIMIT_MS = 1000;
const CHANGE_EVERY_MS = 1200;
const READ_EVERY_MS = 120;
const READ_TIMEOUT_MS = 5000;
const FIRST_PRICE = 20_000;

/** A price that the owner has set. `toldAt` is when he was told that it is; never, where no answer came. */
interface Change {
  price: number;
  toldAt?: number;
}

/** The owner changes the price of one product again and again; readers at each edge look how soon they see it. */
export class Prices {
  readonly changes: Change[] = [];
  readonly problems: string[] = [];
  reads = 0;
  /** how many reads showed an older price while PostgreSQL was away: the last that the edge has in memory */
  whileAway = 0;
  /** the longest that a reader saw a price after another had been set, in ms */
  oldestMs = 0;
  #over = false;

  constructor(
    readonly shop: Machines,
    readonly owner: Shopper,
    readonly product: Product & Record<string, unknown>,
    readonly tally: Tally,
  ) {}

  /** Goes on until the function that it answers is called. */
  begin() {
    const { edgePorts } = this.shop;
    const paths = [`/api/products/${this.product.id}`, `/products/${this.product.id}`];
    const readers = edgePorts.flatMap((port, place) =>
      paths.map((path) => this.#read(`${localAddress(port)}${path}`, `edge ${place + 1}: ${path}`)),
    );
    const all = Promise.all([this.#change(), ...readers]);
    return async () => {
      this.#over = true;
      await all;
    };
  }

  get told() {
    return this.changes.filter(({ toldAt }) => toldAt !== undefined).length;
  }

  async #change() {
    const { name, category, minOrderQuantity, id } = this.product;
    for (let price = FIRST_PRICE; !this.#over; price += 1) {
      const change: Change = { price };
      this.changes.push(change);
      const productData = { name, category, minOrderQuantity, price };
      const answer = await this.owner.call("PUT", `/api/products/${id}`, { productData }).catch(() => undefined);
      if (answer?.status === 200) change.toldAt = performance.now();
      else if (answer && answer.status < 500) this.problems.push(`a price was refused with ${answer.status}`);
      await delay(CHANGE_EVERY_MS);
    }
  }

  async #read(url: string, name: string) {
    for (; !this.#over; await delay(READ_EVERY_MS)) {
      const began = performance.now();
      const text = await fetch(url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
        .then(
          (response) => (response.status === 200 ? response.text() : undefined),
          () => undefined,
        )
        .catch(() => undefined);
      if (text !== undefined) this.#judge(text, began, name);
    }
  }

  /** What is shown must not have been replaced more than a second before it was asked for. */
  #judge(text: string, began: number, name: string) {
    const shows = ({ price }: Change) => text.includes(String(price)) || text.includes(price.toLocaleString("en"));
    // At most one price is shown.
    const shown = this.changes.findIndex(shows);
    if (shown === -1) return;
    this.reads += 1;
    const next = this.changes.slice(shown + 1).find(({ toldAt }) => toldAt !== undefined);
    if (next?.toldAt === undefined) return;
    const age = began - next.toldAt;
    if (age > STALE_LIMIT_MS && this.shop.wasDatabaseAway(began)) {
      this.whileAway += 1;
      return;
    }
    this.oldestMs = Math.max(this.oldestMs, age);
    if (age > STALE_LIMIT_MS) {
      const { title } = this.tally.now;
      const took = Math.round(performance.now() - began);
      this.problems.push(
        `${name} showed what had been replaced ${Math.round(age)} ms before (${title}; took ${took} ms)`,
      );
    }
  }
}
