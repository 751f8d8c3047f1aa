import { DEFAULT_SALE_RULE } from "@zakh/catalog/contract";
import type { Cart, CartItem } from "@zakh/checkout/contract";
import { textsOf } from "@zakh/kit/contract";
import type { BrowserStorage } from "../lib/browser/browser-storage";
import { ApiError, api } from "../lib/data/api";
import type { CartLine } from "./cart-line";
import { type CartStore, lineOf } from "./cart-store";
import { ATTEMPT_KEY, LAST_SYNC_KEY, OWNER_KEY } from "./storage-keys";

/** How many lines the server stores. */
const MAX_LINES = 50;

type Item = Pick<CartItem, "productId" | "quantity">;

/** The API of the saved cart. */
export interface SavedCartCalls {
  read(): Promise<Cart>;
  /** Saves these items: instead of the saved ones, or merged with them. */
  save(items: Item[], merge: boolean): Promise<Cart>;
}

const CALLS: SavedCartCalls = {
  read: () => api<Cart>("/api/cart"),
  save: (items, merge) => api<Cart>(`/api/cart${merge ? "?merge=true" : ""}`, { method: "PUT", body: { items } }),
};

/** The quantity of each product. */
type Quantities = ReadonlyMap<number, number>;

/**
 * Sends what was changed in this browser's cart since the last sync, and shows the saved cart of the server with its prices, rules and stock
 * of now. Returns the saved cart; throws `ApiError`.
 */
export async function syncCart(cart: CartStore, storage: BrowserStorage, calls = CALLS): Promise<Cart> {
  if (!cart.restored()) await cart.restore();
  const owner = storage.read(OWNER_KEY);
  const there = await calls.read();
  const here = cart.lines();
  // An order is pending. If it was placed, the server has removed its lines; they stay here, because the shopper may have to send it again.
  if (storage.read(ATTEMPT_KEY) !== undefined) {
    const ordered = here.map((line) => {
      const item = there.items.find(isOf(line));
      return item ? toLine({ ...item, quantity: line.quantity }) : line;
    });
    show(cart, ordered);
    return there;
  }
  const before = lastSync(storage);
  const wanted = merged(quantities(here), quantitiesThere(there, here, before), before);
  const saved = wanted ? await save(calls, wanted) : there;
  // Somebody else has signed in meanwhile.
  if (storage.read(OWNER_KEY) !== owner) return saved;
  const lines = linesOf(saved, here);
  // What has no name was not saved, because it is not for sale.
  const unsaved = saved.dropped.filter(({ name }) => name === null);
  const common = lines.filter((line) => !unsaved.some(isOf(line)));
  storage.write(LAST_SYNC_KEY, JSON.stringify([...quantities(common)]));
  if (cart.lines() !== here) return syncCart(cart, storage, calls);
  show(cart, lines);
  return saved;
}

/** Whether this browser's cart has changed since the last sync. */
export function isChanged(cart: CartStore, storage: BrowserStorage): boolean {
  const before = lastSync(storage);
  return merged(quantities(cart.lines()), before, before) !== undefined;
}

/**
 * What the server is to save; `undefined` if it has that. What one side changed of a product since the last sync goes to the other, also a
 * removal; if both changed it, the larger quantity counts (decision 109).
 */
export function merged(here: Quantities, there: Quantities, before: Quantities): Item[] | undefined {
  const items = [...new Set([...here.keys(), ...there.keys()])].map((productId) => {
    const mine = here.get(productId) ?? 0;
    const theirs = there.get(productId) ?? 0;
    const base = before.get(productId) ?? 0;
    return { productId, quantity: mine === base ? theirs : theirs === base ? mine : Math.max(mine, theirs) };
  });
  const isSaved = items.every(({ productId, quantity }) => quantity === (there.get(productId) ?? 0));
  return isSaved ? undefined : items.filter(({ quantity }) => quantity > 0).slice(0, MAX_LINES);
}

async function save(calls: SavedCartCalls, items: Item[]): Promise<Cart> {
  try {
    return await calls.save(items, false);
  } catch (error) {
    // The product's current rule refuses a quantity; a merge on the server fits it to the rule.
    if (error instanceof ApiError && error.status === 400) return calls.save(items, true);
    throw error;
  }
}

/** A product that is not for sale stays as it is: the server does not say how much of it is saved. */
function quantitiesThere({ items, dropped }: Cart, here: readonly CartLine[], before: Quantities): Quantities {
  const mine = quantities(here);
  const gone = dropped.map(({ productId }) => [productId, before.get(productId) ?? mine.get(productId) ?? 1] as const);
  return new Map([...gone, ...quantities(items)]);
}

/**
 * The saved cart in the order of this browser. Products that are no longer for sale stay in it, marked, until the shopper removes them on
 * any device.
 */
function linesOf({ items, dropped }: Cart, here: readonly CartLine[]): CartLine[] {
  const gone = dropped.map((product) => ({ ...(here.find(isOf(product)) ?? lineOfUnknown(product)), isGone: true }));
  const places = new Map(here.map(({ productId }, place) => [productId, place]));
  const placeOf = ({ productId }: CartLine) => places.get(productId) ?? here.length;
  return [...items.map(toLine), ...gone].sort((one, other) => placeOf(one) - placeOf(other));
}

/** A product that another device added and that is no longer for sale: the server names its id and, if known, its name. */
function lineOfUnknown({ productId, ...texts }: Cart["dropped"][number]): CartLine {
  const named = { id: productId, ...textsOf(["name", "origin"], { ...texts, name: texts.name ?? "" }) };
  return lineOf({ ...named, ...DEFAULT_SALE_RULE, price: 0, imageUrls: [], available: null, seller: null }, 1);
}

function toLine(item: CartItem): CartLine {
  return lineOf({ ...item, id: item.productId }, item.quantity);
}

function show(cart: CartStore, lines: readonly CartLine[]): void {
  if (JSON.stringify(lines) !== JSON.stringify(cart.lines())) cart.replace(lines);
}

function isOf({ productId }: { productId: number }) {
  return (other: { productId: number }) => other.productId === productId;
}

function quantities(lines: readonly Item[]): Quantities {
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
}

function lastSync(storage: BrowserStorage): Quantities {
  try {
    return new Map(JSON.parse(storage.read(LAST_SYNC_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}
