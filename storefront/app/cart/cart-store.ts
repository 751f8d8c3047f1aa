import {
  availableQuantity,
  fitQuantity,
  inTenths,
  MAX_QUANTITY,
  minimumQuantity,
  type Product,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import type { BrowserStorage } from "../lib/browser-storage";
import type { CartLine } from "./cart-line";
import { AGREED_KEY, CART_KEY } from "./storage-keys";

/** Whose cart it is, so that the next person at the same browser does not get it. */
const OWNER_KEY = "cart-owner";

/** What a product must tell to be put in the cart. */
export type CartProduct = Pick<
  Product,
  | "id"
  | "name"
  | "nameRu"
  | "nameEn"
  | "price"
  | "imageUrls"
  | "minOrderQuantity"
  | "packSize"
  | "priceDivisor"
  | "available"
> &
  /** Where it comes from, which the quantity dialog tells and the cart does not keep. */
  Partial<Pick<Product, "origin" | "originRu" | "originEn">>;

type Parse = (stored: string) => CartLine[] | undefined;

const EMPTY: readonly CartLine[] = [];

/**
 * The cart of this browser: kept in storage on every change, the same in all tabs (spec §4).
 *
 * `loadParse` brings the schema that stored carts are checked against; it is asked for only when there is one, because most
 * visits have none. Until `restore` is done the cart is empty and `restored` false.
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

  /** Reads the stored cart; what is not a cart is deleted. Also called when another tab has changed it. */
  async restore(): Promise<void> {
    const stored = this.#storage.read(CART_KEY);
    const lines = stored === undefined ? EMPTY : (await this.#loadParse())(stored);
    // The cart was changed while the schema was on its way: that change is kept already.
    if (this.#storage.read(CART_KEY) !== stored) return this.restore();
    if (!lines) {
      console.warn("The stored cart could not be read and is deleted.");
      this.#storage.remove(CART_KEY);
      // Or the empty cart would be taken for a change that was made here, and sent to the server.
      this.#storage.remove(AGREED_KEY);
    }
    this.#restored = true;
    this.#show(lines ?? EMPTY);
  }

  /**
   * Adds to the line of the product, or appends one; `quantity` in kg (spec §4). Answers how many kg were added: fewer, or none,
   * where a line may hold no more or no more are left.
   */
  async add(product: CartProduct, quantity: number): Promise<number> {
    if (!this.#restored) await this.restore();
    const existing = this.#lines.find((line) => line.productId === product.id);
    const before = existing?.quantity ?? 0;
    const total = fitQuantity(Math.min(inTenths(before + quantity), MAX_QUANTITY), product);
    const line = lineOf(product, Math.min(total, Math.max(before, availableQuantity(product))));
    if (line.quantity === 0) return 0;
    this.#keep(existing ? this.#lines.map((other) => (other === existing ? line : other)) : [...this.#lines, line]);
    return Math.max(0, inTenths(line.quantity - before));
  }

  increase(productId: number): void {
    this.#change(productId, (line) => ({ ...line, quantity: stepUp(line.quantity, line) }));
  }

  /** One step down; at the minimum the line goes (ruling 5). */
  decrease(productId: number): void {
    this.#change(productId, (line) =>
      line.quantity <= minimumQuantity(line) ? undefined : { ...line, quantity: stepDown(line.quantity, line) },
    );
  }

  remove(productId: number): void {
    this.#change(productId, () => undefined);
  }

  clear(): void {
    this.#keep(EMPTY);
  }

  /** Takes out what was ordered; what was put in meanwhile stays. */
  takeOut(productIds: readonly number[]): void {
    this.#keep(this.#lines.filter(({ productId }) => !productIds.includes(productId)));
  }

  /** Takes the cart that the person has elsewhere, or what the shop has said of this one. */
  replace = (lines: readonly CartLine[]): void => {
    this.#keep(lines);
  };

  /** Tells whose browser this is now; another person's cart is cleared. */
  claim(userId: number): void {
    const owner = this.#storage.read(OWNER_KEY);
    if (owner !== undefined && owner !== String(userId)) {
      this.clear();
      this.#storage.remove(AGREED_KEY);
    }
    this.#storage.write(OWNER_KEY, String(userId));
  }

  #change(productId: number, change: (line: CartLine) => CartLine | undefined): void {
    this.#keep(
      this.#lines.flatMap((line) => {
        if (line.productId !== productId) return [line];
        const changed = change(line);
        return changed ? [changed] : [];
      }),
    );
  }

  #keep(lines: readonly CartLine[]): void {
    this.#restored = true;
    this.#storage.write(CART_KEY, JSON.stringify(lines));
    this.#show(lines);
  }

  #show(lines: readonly CartLine[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }
}

/** A line of `quantity` kg of a product as it is now. */
export function lineOf(product: CartProduct, quantity: number): CartLine {
  const { id: productId, name, nameRu, nameEn, price, imageUrls } = product;
  const { minOrderQuantity, packSize, priceDivisor, available } = product;
  const sold = { price, quantity, minOrderQuantity, packSize, priceDivisor, available };
  return { productId, name, nameRu, nameEn, imageUrls, ...sold, isGone: false };
}
