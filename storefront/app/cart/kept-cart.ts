import { fitQuantity } from "@zakh/catalog/contract";
import type { Cart, CartItem } from "@zakh/orders/contract";
import { ApiError } from "../lib/api";
import type { BrowserStorage } from "../lib/browser-storage";
import type { CartLine } from "./cart-line";
import { lineOf } from "./cart-store";
import { AGREED_KEY, ATTEMPT_KEY } from "./storage-keys";

/** Most lines that the server keeps. */
const LINES_MAX = 50;

/** The calls of the kept cart. */
export interface KeptCartCalls {
  read(): Promise<Cart>;
  /** Keeps these items in place of the last ones, or joined with them. */
  keep(items: { productId: number; quantity: number }[], merge: boolean): Promise<Cart>;
}

interface LocalCart {
  lines(): readonly CartLine[];
  replace(lines: readonly CartLine[]): void;
}

/** What was the same here and on the server, and the server's time of it. */
interface Agreed {
  items: string;
  updatedAt: string | null;
}

/**
 * Keeps this browser's cart and the person's cart on the server the same, so that it follows them to another device.
 *
 * Each product is compared with what both sides agreed on last: what changed on one side only goes to the other, a removal or an order
 * too; where both changed it, the larger quantity counts. That a product is not for sale any more is no change of the shopper's.
 */
export class KeptCart {
  readonly #calls: KeptCartCalls;
  readonly #cart: LocalCart;
  readonly #storage: BrowserStorage;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(calls: KeptCartCalls, cart: LocalCart, storage: BrowserStorage) {
    this.#calls = calls;
    this.#cart = cart;
    this.#storage = storage;
  }

  /** Whether the cart here is another than the one that was agreed on. */
  changedHere(): boolean {
    const lines = this.#cart.lines();
    const base = this.#base();
    return (
      lines.length !== base.size || lines.some((line) => !(line.isGone ? base.has(line.productId) : isSame(base, line)))
    );
  }

  /** Brings both sides together. One at a time; a call while one is under way makes it look once more. */
  sync(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      void this.sync();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#bringTogether();
    } catch (error) {
      // The cart works without the server; the next change or the next visit tries again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async #bringTogether(): Promise<void> {
    // The server has taken out what was bought if the order was placed; the shopper still has to be able to send the same one again.
    if (this.#storage.read(ATTEMPT_KEY) !== undefined) return;
    const there = await this.#calls.read();
    const agreed = this.#agreed();
    const changedThere = there.updatedAt !== (agreed?.updatedAt ?? null);
    if (!this.changedHere()) return this.#take(there, changedThere);
    const sent = this.#cart.lines();
    const kept = await this.#send(joinedItems(sent, there, this.#base()));
    // Changed again meanwhile: what is there now is agreed on, and the next turn sends the rest.
    if (itemsOf(sent) === itemsOf(this.#cart.lines())) this.#take(kept, true);
    else this.#agree(itemsOf(sent), kept.updatedAt);
  }

  async #send(wanted: Item[]): Promise<Cart> {
    const items = wanted.slice(0, LINES_MAX);
    try {
      return await this.#calls.keep(items, false);
    } catch (error) {
      // A quantity that the rule of now refuses: joining fits it instead.
      if (error instanceof ApiError && error.status === 400) return this.#calls.keep(items, true);
      throw error;
    }
  }

  /** What is not for sale stays, marked, until the shopper takes it out here or elsewhere; the server tells of what it has kept. */
  #take(cart: Cart, changed: boolean): void {
    const here = this.#cart.lines();
    const bought = new Set(cart.items.map(({ productId }) => productId));
    const dropped = new Map(cart.dropped.map((product) => [product.productId, product]));
    if (!changed)
      for (const line of here) if (line.isGone && !bought.has(line.productId)) dropped.set(line.productId, line);
    const gone = [...dropped.values()].map((product) => ({
      ...(here.find((line) => line.productId === product.productId) ?? lineElsewhere(product)),
      isGone: true,
    }));
    const lines = [...cart.items.map(toLine), ...gone];
    this.#agree(itemsOf(lines), cart.updatedAt);
    if (seenOf(lines) !== seenOf(here)) this.#cart.replace(lines);
  }

  #agree(items: string, updatedAt: string | null): void {
    this.#storage.write(AGREED_KEY, JSON.stringify({ items, updatedAt } satisfies Agreed));
  }

  /** What was agreed on last, by product. */
  #base(): Base {
    const items = this.#agreed()?.items.split(" ").filter(Boolean) ?? [];
    return new Map(
      items.map((item) => {
        const [productId, quantity] = item.split(":");
        return [Number(productId), quantity === GONE ? GONE : Number(quantity)];
      }),
    );
  }

  #agreed(): Agreed | undefined {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(AGREED_KEY) ?? "null");
      return isAgreed(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }
}

/** What is agreed on of a product that is not for sale any more. */
const GONE = "gone";

/** Kilograms of each product that were agreed on. */
type Base = ReadonlyMap<number, number | typeof GONE>;

type Item = Pick<CartItem, "productId" | "quantity">;

/** A line with the rule that its quantity is fitted to. */
type Ruled = Item & Pick<CartItem, "minOrderQuantity" | "packSize">;

/** Whether it is what was agreed on; a quantity that only another rule has changed is. */
function isSame(base: Base, line: Ruled): boolean {
  const agreed = base.get(line.productId);
  return typeof agreed === "number" && (agreed === line.quantity || fitQuantity(agreed, line) === line.quantity);
}

/** Both carts as one, what is here first. What is not for sale is sent as well, so that the server's answer tells of it. */
function joinedItems(here: readonly CartLine[], there: Cart, base: Base): Item[] {
  const elsewhere = new Map(there.items.map((item) => [item.productId, item]));
  const dropped = new Set(there.dropped.map(({ productId }) => productId));
  const mine = here.flatMap((line) => {
    const { productId } = line;
    const isGone = line.isGone || dropped.has(productId);
    const quantity = isGone ? line.quantity : joinedQuantity(line, elsewhere.get(productId), base);
    return quantity === undefined ? [] : [{ productId, quantity }];
  });
  const present = new Set(here.map(({ productId }) => productId));
  const theirs = there.items.filter((item) => !present.has(item.productId) && !isSame(base, item));
  return [...mine, ...theirs.map(({ productId, quantity }) => ({ productId, quantity }))];
}

/** Kilograms; none where it was taken out or ordered elsewhere and is unchanged here. */
function joinedQuantity(line: Ruled, item: Ruled | undefined, base: Base): number | undefined {
  if (isSame(base, line)) return item?.quantity;
  if (!item || isSame(base, item)) return line.quantity;
  return Math.max(line.quantity, item.quantity);
}

/** What is agreed on. */
function itemsOf(lines: readonly CartLine[]): string {
  return lines
    .map(({ productId, quantity, isGone }) => `${productId}:${isGone ? GONE : quantity}`)
    .sort()
    .join(" ");
}

/** What a shopper sees of it beside names and prices. */
function seenOf(lines: readonly CartLine[]): string {
  const left = lines.map(({ productId, available }) => `${productId}:${available}`).sort();
  return `${itemsOf(lines)} ${left.join(" ")}`;
}

function toLine(item: CartItem): CartLine {
  return lineOf({ ...item, id: item.productId }, item.quantity);
}

/** A product that was put in the cart elsewhere, and of which the server tells no more than its number and what it was called. */
function lineElsewhere({ productId, name, nameRu = "", nameEn = "" }: Cart["dropped"][number]): CartLine {
  const named = { id: productId, name: name ?? "", nameRu, nameEn, price: 0, imageUrls: [], available: null };
  return lineOf({ ...named, minOrderQuantity: 1, packSize: 1, priceDivisor: 1 }, 1);
}

function isAgreed(value: unknown): value is Agreed {
  return (
    typeof value === "object" &&
    value !== null &&
    "items" in value &&
    typeof value.items === "string" &&
    "updatedAt" in value &&
    (value.updatedAt === null || typeof value.updatedAt === "string")
  );
}
