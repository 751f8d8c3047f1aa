import {
  availableQuantity,
  fitQuantity,
  inTenths,
  MAX_QUANTITY,
  minimumQuantity,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import { type TextName, textsOf } from "@zakh/kit/contract";
import type { BrowserStorage } from "../lib/browser/browser-storage";
import type { CardProduct } from "../lib/data/products";
import type { CartLine } from "./cart-line";
import { CART_KEY, LAST_SYNC_KEY, OWNER_KEY } from "./storage-keys";

/** What the cart stores of a product. */
export type CartProduct = Pick<
  CardProduct,
  | "id"
  | TextName<"name" | "origin">
  | "price"
  | "imageUrls"
  | "unit"
  | "minOrderQuantity"
  | "packSize"
  | "priceDivisor"
  | "available"
  | "seller"
>;

type Parse = (stored: string) => CartLine[] | undefined;

const EMPTY: readonly CartLine[] = [];

/**
 * The cart of this browser, stored on every change and shared by all tabs (spec §4).
 *
 * `loadParse` loads the schema that checks a stored cart; it is called only if there is one, because most visits have none. Until
 * `restore` is done the cart is empty and `restored` is false.
 */
export class CartStore {
  #lines: readonly CartLine[] = EMPTY;
  #restored = false;
  readonly #listeners = new Set<() => void>();
  readonly #storage: BrowserStorage;
  readonly #loadParse: () => Promise<Parse>;

  constructor(storage: BrowserStorage, loadParse: () => Promise<Parse>) {
    this.#storage = storage;
    this.#loadParse = loadParse;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  lines = (): readonly CartLine[] => this.#lines;

  restored = (): boolean => this.#restored;

  /** Reads the stored cart and deletes an invalid one. Also called when another tab has changed it. */
  async restore(): Promise<void> {
    const stored = this.#storage.read(CART_KEY);
    const lines = stored === undefined ? EMPTY : (await this.#loadParse())(stored);
    // The cart was changed, and stored, while the schema was loading.
    if (this.#storage.read(CART_KEY) !== stored) return this.restore();
    if (!lines) {
      console.warn("The stored cart could not be read and is deleted.");
      this.#storage.remove(CART_KEY);
      // Or the next sync would take the empty cart for a change by the shopper and save it on the server.
      this.#storage.remove(LAST_SYNC_KEY);
    }
    this.#restored = true;
    this.#show(lines ?? EMPTY);
  }

  /**
   * Adds to the line of the product, or appends a line; (spec §4). Returns how much was added, which may be less or
   * none because of the maximum of a line or the stock.
   */
  async add(product: CartProduct, quantity: number): Promise<number> {
    if (!this.#restored) await this.restore();
    const existing = this.#lines.find((line) => line.productId === product.id);
    const before = existing?.quantity ?? 0;
    const total = fitQuantity(Math.min(inTenths(before + quantity), MAX_QUANTITY), product);
    const line = lineOf(product, Math.min(total, Math.max(before, availableQuantity(product))));
    if (line.quantity === 0) return 0;
    this.#save(existing ? this.#lines.map((other) => (other === existing ? line : other)) : [...this.#lines, line]);
    return Math.max(0, inTenths(line.quantity - before));
  }

  increase(productId: number): void {
    this.#change(productId, (line) => ({ ...line, quantity: stepUp(line.quantity, line) }));
  }

  /** One step down; at the minimum it removes the line (ruling 5). */
  decrease(productId: number): void {
    this.#change(productId, (line) =>
      line.quantity <= minimumQuantity(line) ? undefined : { ...line, quantity: stepDown(line.quantity, line) },
    );
  }

  remove(productId: number): void {
    this.#change(productId, () => undefined);
  }

  /** Puts a removed line back where it was, unless its product is there again. */
  putBack(line: CartLine, place: number): void {
    if (this.#lines.some(({ productId }) => productId === line.productId)) return;
    this.#save([...this.#lines.slice(0, place), line, ...this.#lines.slice(place)]);
  }

  clear(): void {
    this.#save(EMPTY);
  }

  /** Removes the lines of an order; lines that were added meanwhile stay. */
  removeAll(productIds: readonly number[]): void {
    this.#save(this.#lines.filter(({ productId }) => !productIds.includes(productId)));
  }

  /** Replaces the lines: by the saved cart, or by current prices and stock. */
  replace = (lines: readonly CartLine[]): void => {
    this.#save(lines);
  };

  /** Sets the owner of the cart; another person's cart is cleared. One whose session had ended under an open form is stored again. */
  claim(userId: number): void {
    const owner = this.#storage.read(OWNER_KEY);
    if (owner !== undefined && owner !== String(userId)) {
      this.clear();
      this.#storage.remove(LAST_SYNC_KEY);
    } else if (owner === undefined && this.#lines.length > 0) this.#save(this.#lines);
    this.#storage.write(OWNER_KEY, String(userId));
  }

  #change(productId: number, change: (line: CartLine) => CartLine | undefined): void {
    this.#save(
      this.#lines.flatMap((line) => {
        if (line.productId !== productId) return [line];
        const changed = change(line);
        return changed ? [changed] : [];
      }),
    );
  }

  #save(lines: readonly CartLine[]): void {
    this.#restored = true;
    this.#storage.write(CART_KEY, JSON.stringify(lines));
    this.#show(lines);
  }

  #show(lines: readonly CartLine[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }
}

/** A line of a product with its current price, rule and stock. */
export function lineOf(product: CartProduct, quantity: number): CartLine {
  const { id: productId, price, imageUrls } = product;
  const { unit, minOrderQuantity, packSize, priceDivisor, available, seller } = product;
  const sold = { price, quantity, unit, minOrderQuantity, packSize, priceDivisor, available, seller };
  return { productId, ...textsOf(["name", "origin"], product), imageUrls, ...sold, isGone: false };
}
