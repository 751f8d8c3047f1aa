import type { Cart } from "@zakh/checkout/contract";
import { textsOf } from "@zakh/kit/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../lib/data/api";
import { MemoryStorage } from "../testing/memory-storage";
import { parseCart } from "./cart-line";
import { CartStore, lineOf } from "./cart-store";
import { isChanged, merged, type SavedCartCalls, syncCart } from "./sync-cart";

const SALE = { price: 1000, imageUrls: [], minOrderQuantity: 1, packSize: 1, priceDivisor: 1 };

function line(productId: number, quantity: number) {
  const named = textsOf(["name", "origin"], { name: `Product ${productId}` });
  return lineOf({ id: productId, ...named, ...SALE, unit: "kg", available: null, seller: null }, quantity);
}

/** Quantities by product: `"1:2 3:4"`. */
const of = (text: string) =>
  new Map(text.split(" ").flatMap((pair) => (pair ? [pair.split(":").map(Number) as [number, number]] : [])));

it.each<[here: string, there: string, before: string, saved: string | undefined, why: string]>([
  ["", "", "", undefined, "nothing"],
  ["1:2", "1:2", "1:2", undefined, "nothing has changed"],
  ["1:2", "1:2", "", undefined, "both have the same from before"],
  ["1:2", "", "", "1:2", "added here"],
  ["", "1:2", "", undefined, "added there"],
  ["", "1:2", "1:2", "", "removed here"],
  ["1:2", "", "1:2", undefined, "removed or ordered there"],
  ["1:5", "1:2", "1:2", "1:5", "changed here"],
  ["1:1", "1:2", "1:2", "1:1", "less of it here"],
  ["1:2", "1:5", "1:2", undefined, "changed there"],
  ["1:4", "1:3", "1:2", "1:4", "changed on both sides, more here"],
  ["1:3", "1:4", "1:2", undefined, "changed on both sides, more there"],
  ["", "1:3", "1:2", undefined, "removed here and changed there"],
  ["1:3", "", "1:2", "1:3", "changed here and removed there"],
  ["1:2 2:1", "1:2 3:4", "1:2", "1:2 2:1 3:4", "one added on each side"],
  ["1:5 2:1 3:1", "1:2", "1:2 2:1", "1:5 3:1", "removed there, others changed here"],
])("here %j, there %j, before %j: saves %j (%s)", (here, there, before, saved, _why) => {
  const items = merged(of(here), of(there), of(before));
  expect(items?.map(({ productId, quantity }) => `${productId}:${quantity}`).join(" ")).toBe(saved);
});

/** The server's side: what `PUT /api/cart` promises, lines in memory. */
class Server implements SavedCartCalls {
  items: { productId: number; quantity: number }[] = [];
  down = false;
  refuses: number[] = [];
  /** Not for sale any more. */
  gone: number[] = [];
  saves = 0;

  async read(): Promise<Cart> {
    if (this.down) throw new ApiError(0, "");
    return this.#answer(this.items, this.items);
  }

  async save(items: { productId: number; quantity: number }[], merge: boolean): Promise<Cart> {
    if (!merge && items.some(({ productId }) => this.refuses.includes(productId))) throw new ApiError(400, "{}");
    const before = this.items;
    // What is gone lasts where it was saved and is still wanted.
    const lasts = (productId: number) => before.some((item) => item.productId === productId);
    this.items = items.filter(({ productId }) => !this.gone.includes(productId) || lasts(productId));
    this.saves += 1;
    return this.#answer(items, before);
  }

  #answer(lines: { productId: number; quantity: number }[], saved: { productId: number }[]): Cart {
    const isGone = ({ productId }: { productId: number }) => this.gone.includes(productId);
    const isNamed = (productId: number) => saved.some((item) => item.productId === productId);
    return {
      items: lines
        .filter((item) => !isGone(item))
        .map((item) => ({ ...line(item.productId, item.quantity), imageUrl: "" })),
      dropped: lines.filter(isGone).map(({ productId }) => ({
        productId,
        ...(isNamed(productId) ? { name: `Мах ${productId}`, nameRu: `Мясо ${productId}` } : { name: null }),
      })),
      updatedAt: null,
    };
  }
}

let server: Server;
let phone: Browser;
let laptop: Browser;

class Browser {
  readonly storage = new MemoryStorage();
  readonly cart = new CartStore(this.storage, async () => parseCart);
  sync = () => syncCart(this.cart, this.storage, server);
  set = (...lines: [productId: number, quantity: number][]) =>
    this.cart.replace(lines.map(([productId, quantity]) => line(productId, quantity)));

  get quantities() {
    return this.cart.lines().map(({ productId, quantity }) => [productId, quantity]);
  }

  get gone() {
    return this.cart.lines().flatMap(({ productId, isGone }) => (isGone ? [productId] : []));
  }

  get isChanged() {
    return isChanged(this.cart, this.storage);
  }
}

beforeEach(() => {
  server = new Server();
  phone = new Browser();
  laptop = new Browser();
});

describe("the cart of a signed-in person", () => {
  it("goes from the phone to the laptop, and back what was removed there", async () => {
    phone.set([1, 2], [2, 1]);
    await phone.sync();
    await laptop.sync();
    expect(laptop.quantities).toEqual(phone.quantities);
    laptop.cart.remove(1);
    await laptop.sync();
    await phone.sync();
    expect(phone.quantities).toEqual([[2, 1]]);
  });

  it("has the prices of now, also where only they have changed", async () => {
    phone.cart.replace([{ ...line(1, 2), price: 900 }]);
    await phone.sync();
    expect(phone.cart.lines()).toEqual([line(1, 2)]);
  });

  it("stays as it is while the server is down, and is sent when it is back", async () => {
    phone.set([1, 2]);
    server.down = true;
    await expect(phone.sync()).rejects.toThrow(ApiError);
    expect(phone.quantities).toEqual([[1, 2]]);
    expect(phone.isChanged).toBe(true);
    server.down = false;
    await phone.sync();
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
    expect(phone.isChanged).toBe(false);
  });

  it("is sent again if it was changed meanwhile", async () => {
    phone.set([1, 2]);
    const synced = phone.sync();
    server.save = async (items, merge) => {
      server.save = Server.prototype.save;
      phone.cart.increase(1);
      return server.save(items, merge);
    };
    await synced;
    expect(server.items).toEqual([{ productId: 1, quantity: 3 }]);
    expect(phone.quantities).toEqual([[1, 3]]);
  });

  it("is not saved again if nothing has changed", async () => {
    phone.set([1, 2]);
    await phone.sync();
    await phone.sync();
    expect(server.saves).toBe(1);
  });

  it("is fitted by the server when a quantity is no longer allowed", async () => {
    server.refuses = [1];
    phone.set([1, 2]);
    await phone.sync();
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it("stays, with new prices, while it is unknown whether its order was placed, so that the same order can be sent again", async () => {
    phone.set([1, 2]);
    await phone.sync();
    phone.storage.write("order-attempt", "a sent order");
    await server.save([], false);
    await phone.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    phone.storage.remove("order-attempt");
    await phone.sync();
    expect(phone.quantities).toEqual([]);
  });

  it("is not mixed with that of who signs in meanwhile", async () => {
    phone.cart.claim(1);
    phone.set([1, 2]);
    const synced = phone.sync();
    phone.cart.claim(2);
    await synced;
    expect(phone.quantities).toEqual([]);
    expect(phone.isChanged).toBe(false);
  });
});

describe("a product that is no longer for sale", () => {
  it("stays in the cart of each device, marked, until the shopper removes it on one", async () => {
    phone.set([1, 2], [2, 1]);
    await phone.sync();
    await laptop.sync();
    server.gone = [2];
    await phone.sync();
    expect(phone.gone).toEqual([2]);
    expect(phone.cart.lines()[1]?.name).toBe("Product 2");
    phone.cart.increase(1);
    await phone.sync();
    await laptop.sync();
    expect(laptop.gone).toEqual([2]);
    laptop.cart.remove(2);
    await laptop.sync();
    await phone.sync();
    expect(phone.quantities).toEqual([[1, 3]]);
    expect(server.items).toEqual([{ productId: 1, quantity: 3 }]);
  });

  it("has on another device the name that it had when it was added", async () => {
    phone.set([1, 2], [2, 1]);
    await phone.sync();
    server.gone = [2];
    await laptop.sync();
    expect(laptop.cart.lines().map(({ name, nameRu }) => [name, nameRu])).toEqual([
      ["Product 1", ""],
      ["Мах 2", "Мясо 2"],
    ]);
    expect(laptop.gone).toEqual([2]);
  });

  it("does not bring back what was ordered on another device", async () => {
    phone.set([1, 2], [2, 1]);
    await phone.sync();
    await laptop.sync();
    server.gone = [2];
    phone.cart.clear();
    await phone.sync();
    await laptop.sync();
    expect(laptop.quantities).toEqual([]);
    expect(server.items).toEqual([]);
  });

  it("stays marked if it was added to a cart that the server did not know yet", async () => {
    server.gone = [2];
    phone.set([1, 2], [2, 1]);
    await phone.sync();
    expect(phone.gone).toEqual([2]);
    await phone.sync();
    expect(phone.gone).toEqual([2]);
  });

  it("is for sale again, in its quantity, when it comes back", async () => {
    phone.set([1, 2], [2, 3]);
    await phone.sync();
    server.gone = [2];
    await phone.sync();
    server.gone = [];
    await phone.sync();
    expect(phone.quantities).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(phone.gone).toEqual([]);
  });
});
