import { DEFAULT_SALE_RULE, fitQuantity } from "@zakh/catalog/contract";
import type { Cart, CartItem } from "@zakh/checkout/contract";
import { textsOf } from "@zakh/kit/contract";
import type { BrowserStorage } from "../lib/browser/browser-storage";
import { ApiError } from "../lib/data/api";
import type { CartLine } from "./cart-line";
import { lineOf } from "./cart-store";
import { ATTEMPT_KEY, LAST_SYNC_KEY } from "./storage-keys";

/** How many lines the server stores. */
const MAX_LINES = 50;

/** The API of the saved cart. */
export interface SavedCartCalls {
  read(): Promise<Cart>;
  /** Saves these items: instead of the saved ones, or merged with them. */
  save(items: { productId: number; quantity: number }[], merge: boolean): Promise<Cart>;
}

interface LocalCart {
  lines(): readonly CartLine[];
  replace(lines: readonly CartLine[]): void;
}

/** The items that browser and server had in common at the last sync, and the server's `updatedAt` then. */
interface LastSync {
  items: string;
  updatedAt: string | null;
}

/**
 * Keeps this browser's cart and the person's saved cart on the server in sync, so that the cart is the same on every device.
 *
 * It is a three-way merge for each product, based on the last sync. A change on one side, such as a removal or an order, goes to the other
 * side; if both sides changed a product, the larger quantity counts. A product that is no longer for sale is not a change.
 */
export class SavedCart {
  readonly #calls: SavedCartCalls;
  readonly #cart: LocalCart;
  readonly #storage: BrowserStorage;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(calls: SavedCartCalls, cart: LocalCart, storage: BrowserStorage) {
    this.#calls = calls;
    this.#cart = cart;
    this.#storage = storage;
  }

  /** Whether this browser's cart has changed since the last sync. */
  changedHere(): boolean {
    const lines = this.#cart.lines();
    const base = this.#base();
    return (
      lines.length !== base.size || lines.some((line) => !(line.isGone ? base.has(line.productId) : isSame(base, line)))
    );
  }

  /** Syncs both sides, one run at a time; a call during a run starts another run after it. */
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
      await this.#merge();
    } catch (error) {
      // The cart works without the server; the next change or visit tries again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async #merge(): Promise<void> {
    // An order is pending. If it was placed, the server has removed its lines; they stay here, because the shopper may have to send it again.
    if (this.#storage.read(ATTEMPT_KEY) !== undefined) return;
    const there = await this.#calls.read();
    const lastSync = this.#lastSync();
    const changedThere = there.updatedAt !== (lastSync?.updatedAt ?? null);
    if (!this.changedHere()) return this.#apply(there, changedThere);
    const sent = this.#cart.lines();
    const saved = await this.#save(mergedItems(sent, there, this.#base()));
    // If the cart has changed again meanwhile, the next run sends the rest.
    if (itemsOf(sent) === itemsOf(this.#cart.lines())) this.#apply(saved, true);
    else this.#storeLastSync(itemsOf(sent), saved.updatedAt);
  }

  async #save(merged: Item[]): Promise<Cart> {
    const items = merged.slice(0, MAX_LINES);
    try {
      return await this.#calls.save(items, false);
    } catch (error) {
      // The product's current rule refuses a quantity; a merge on the server fits it to the rule.
      if (error instanceof ApiError && error.status === 400) return this.#calls.save(items, true);
      throw error;
    }
  }

  /** Products that are no longer for sale stay in the cart, marked, until the shopper removes them on any device. */
  #apply(cart: Cart, changed: boolean): void {
    const here = this.#cart.lines();
    const bought = new Set(cart.items.map(({ productId }) => productId));
    const dropped = new Map(cart.dropped.map((product) => [product.productId, product]));
    if (!changed)
      for (const line of here) if (line.isGone && !bought.has(line.productId)) dropped.set(line.productId, line);
    const gone = [...dropped.values()].map((product) => ({
      ...(here.find((line) => line.productId === product.productId) ?? lineOfUnknownProduct(product)),
      isGone: true,
    }));
    const lines = [...cart.items.map(toLine), ...gone];
    this.#storeLastSync(itemsOf(lines), cart.updatedAt);
    if (visibleStateOf(lines) !== visibleStateOf(here)) this.#cart.replace(lines);
  }

  #storeLastSync(items: string, updatedAt: string | null): void {
    this.#storage.write(LAST_SYNC_KEY, JSON.stringify({ items, updatedAt } satisfies LastSync));
  }

  /** The quantities of the last sync. */
  #base(): Base {
    const items = this.#lastSync()?.items.split(" ").filter(Boolean) ?? [];
    return new Map(
      items.map((item) => {
        const [productId, quantity] = item.split(":");
        return [Number(productId), quantity === GONE ? GONE : Number(quantity)];
      }),
    );
  }

  #lastSync(): LastSync | undefined {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(LAST_SYNC_KEY) ?? "null");
      return isLastSync(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }
}

/** In place of a quantity: the product was no longer for sale. */
const GONE = "gone";

/** The quantity of each product at the last sync, the base of the merge. */
type Base = ReadonlyMap<number, number | typeof GONE>;

type Item = Pick<CartItem, "productId" | "quantity">;

/** An item with the sale rule of its product. */
type RuledItem = Item & Pick<CartItem, "unit" | "minOrderQuantity" | "packSize">;

/** Whether the quantity is unchanged since the last sync, apart from being fitted to a new sale rule. */
function isSame(base: Base, line: RuledItem): boolean {
  const quantity = base.get(line.productId);
  return typeof quantity === "number" && (quantity === line.quantity || fitQuantity(quantity, line) === line.quantity);
}

/** Both carts merged, this browser's lines first; products that are no longer for sale too, so that the server's answer names them. */
function mergedItems(here: readonly CartLine[], there: Cart, base: Base): Item[] {
  const elsewhere = new Map(there.items.map((item) => [item.productId, item]));
  const dropped = new Set(there.dropped.map(({ productId }) => productId));
  const mine = here.flatMap((line) => {
    const { productId } = line;
    const isGone = line.isGone || dropped.has(productId);
    const quantity = isGone ? line.quantity : mergedQuantity(line, elsewhere.get(productId), base);
    return quantity === undefined ? [] : [{ productId, quantity }];
  });
  const present = new Set(here.map(({ productId }) => productId));
  const theirs = there.items.filter((item) => !present.has(item.productId) && !isSame(base, item));
  return [...mine, ...theirs.map(({ productId, quantity }) => ({ productId, quantity }))];
}

/** `undefined` if it was removed or ordered on another device and is unchanged here. */
function mergedQuantity(line: RuledItem, item: RuledItem | undefined, base: Base): number | undefined {
  if (isSame(base, line)) return item?.quantity;
  if (!item || isSame(base, item)) return line.quantity;
  return Math.max(line.quantity, item.quantity);
}

/** The items of a `LastSync`. */
function itemsOf(lines: readonly CartLine[]): string {
  return lines
    .map(({ productId, quantity, isGone }) => `${productId}:${isGone ? GONE : quantity}`)
    .sort()
    .join(" ");
}

/** What a shopper sees of the cart, apart from names. */
function visibleStateOf(lines: readonly CartLine[]): string {
  const sold = lines
    .map(({ productId, available, price, unit }) => `${productId}:${available}:${price}:${unit}`)
    .sort();
  return `${itemsOf(lines)} ${sold.join(" ")}`;
}

function toLine(item: CartItem): CartLine {
  return lineOf({ ...item, id: item.productId }, item.quantity);
}

/** A product that another device added and that is no longer for sale: the server names its id and, if known, its name. */
function lineOfUnknownProduct({ productId, ...dropped }: Cart["dropped"][number]): CartLine {
  const named = {
    id: productId,
    ...textsOf(["name", "origin"], { ...dropped, name: dropped.name ?? "" }),
    price: 0,
    imageUrls: [],
    available: null,
    seller: null,
  };
  return lineOf({ ...named, ...DEFAULT_SALE_RULE }, 1);
}

function isLastSync(value: unknown): value is LastSync {
  return (
    typeof value === "object" &&
    value !== null &&
    "items" in value &&
    typeof value.items === "string" &&
    "updatedAt" in value &&
    (value.updatedAt === null || typeof value.updatedAt === "string")
  );
}
