import type { Cart } from "@zakh/checkout/contract";
import { textsOf } from "@zakh/kit/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../lib/data/api";
import type { CartLine } from "./cart-line";
import { SavedCart, type SavedCartCalls } from "./saved-cart";

function line(productId: number, quantity: number): CartLine {
  return {
    productId,
    quantity,
    ...textsOf(["name", "origin"], { name: `Product ${productId}` }),
    price: 1000,
    imageUrls: [],
    minOrderQuantity: 1,
    packSize: 1,
    unit: "kg",
    priceDivisor: 1,
    available: null,
    seller: null,
    isGone: false,
  };
}

/** The server's side: what `PUT /api/cart` promises, lines in memory. */
class Server implements SavedCartCalls {
  items: { productId: number; quantity: number }[] = [];
  updatedAt: string | null = null;
  down = false;
  refuses: number[] = [];
  /** Not for sale any more. */
  gone: number[] = [];
  /** What lines were lines of, with names. */
  readonly named = new Set<number>();
  #clock = 0;

  async read(): Promise<Cart> {
    if (this.down) throw new ApiError(0, "");
    return this.#answer(this.items);
  }

  async save(items: { productId: number; quantity: number }[], merge: boolean): Promise<Cart> {
    if (this.down) throw new ApiError(0, "");
    if (!merge && items.some(({ productId }) => this.refuses.includes(productId))) throw new ApiError(400, "{}");
    const quantities = new Map(merge ? this.items.map((item) => [item.productId, item.quantity]) : []);
    for (const { productId, quantity } of items) {
      quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? 0));
    }
    const wanted = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
    // What is gone lasts where it was lines and is still wanted.
    const lasts = (productId: number) => this.items.some((item) => item.productId === productId);
    this.items = wanted.filter(({ productId }) => !this.gone.includes(productId) || lasts(productId));
    this.#clock += 1;
    this.updatedAt = `2026-01-01T00:00:0${this.#clock}.000Z`;
    return this.#answer(wanted);
  }

  #answer(lines: { productId: number; quantity: number }[]): Cart {
    const isGone = ({ productId }: { productId: number }) => this.gone.includes(productId);
    return {
      items: lines
        .filter((item) => !isGone(item))
        .map((item) => ({ ...line(item.productId, item.quantity), imageUrl: "" })),
      dropped: lines.filter(isGone).map(({ productId }) => ({
        productId,
        ...(this.named.has(productId)
          ? { name: `Мах ${productId}`, nameRu: `Мясо ${productId}`, nameEn: "" }
          : { name: null }),
      })),
      updatedAt: this.updatedAt,
    };
  }
}

class Browser {
  lines: readonly CartLine[] = [];
  readonly stored = new Map<string, string>();
  readonly sync: SavedCart;

  constructor(server: Server) {
    this.sync = new SavedCart(
      server,
      {
        lines: () => this.lines,
        replace: (lines) => {
          this.lines = lines;
        },
      },
      {
        read: (key) => this.stored.get(key),
        write: (key, value) => void this.stored.set(key, value),
        remove: (key) => void this.stored.delete(key),
      },
    );
  }

  get quantities() {
    return this.lines.map(({ productId, quantity }) => [productId, quantity]);
  }
}

let server: Server;
let phone: Browser;
let laptop: Browser;

beforeEach(() => {
  server = new Server();
  phone = new Browser(server);
  laptop = new Browser(server);
});

describe("the cart of a signed-in person", () => {
  it("follows from the phone to the laptop", async () => {
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[1, 2]]);
  });

  it("does not double when both have the same cart", async () => {
    phone.lines = [line(1, 2)];
    laptop.lines = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it("has the prices of now, also where only they have changed", async () => {
    phone.lines = [{ ...line(1, 2), price: 900 }];
    await phone.sync.sync();
    expect(phone.lines).toEqual([line(1, 2)]);
  });

  it("forgets on the laptop what was removed on the phone", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.lines = [line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[2, 1]]);
  });

  it("is merged without loss when both devices changed it", async () => {
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.lines = [line(1, 2), line(2, 1)];
    laptop.lines = [line(1, 2), line(3, 4)];
    await phone.sync.sync();
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(server.items.map(({ productId }) => productId).sort()).toEqual([1, 2, 3]);
    expect(phone.quantities).toEqual(laptop.quantities);
  });

  it("does not bring back what was removed on the phone, whatever else changed on the laptop", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    laptop.lines = [line(1, 5), line(2, 1), line(3, 1)];
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([
      [1, 5],
      [3, 1],
    ]);
    expect(server.items).toHaveLength(2);
  });

  it("has the larger quantity of a product that both devices changed", async () => {
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.lines = [line(1, 4)];
    laptop.lines = [line(1, 3)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[1, 4]]);
  });

  it("stays as it is while the server is down, and is sent when it is back", async () => {
    phone.lines = [line(1, 2)];
    server.down = true;
    await phone.sync.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    expect(phone.sync.changedHere()).toBe(true);
    server.down = false;
    await phone.sync.sync();
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
    expect(phone.sync.changedHere()).toBe(false);
  });

  it("is fitted by the server when a quantity is no longer allowed", async () => {
    server.refuses = [1];
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it("stays while it is unknown whether its order was placed, so that the same order can be sent again", async () => {
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    phone.stored.set("order-attempt", "a sent order");
    await server.save([], false);
    await phone.sync.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    phone.stored.delete("order-attempt");
    await phone.sync.sync();
    expect(phone.quantities).toEqual([]);
  });

  it("is empty on the laptop after the order was placed on the phone", async () => {
    phone.lines = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.lines = [];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([]);
  });
});

describe("a product that is no longer for sale", () => {
  const marks = ({ lines }: Browser) => lines.map(({ productId, isGone }) => [productId, isGone]);

  it("stays in the cart, marked, until the shopper removes it", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(phone.lines[1]?.name).toBe("Product 2");
    // Whatever else is changed.
    phone.lines = phone.lines.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
    phone.lines = phone.lines.slice(0, 1);
    await phone.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
    expect(server.items).toEqual([{ productId: 1, quantity: 3 }]);
  });

  it("is marked on a device that had it in its cart, also if another device has changed the cart since", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    phone.lines = phone.lines.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(marks(laptop)).toEqual([
      [1, false],
      [2, true],
    ]);
    laptop.lines = laptop.lines.slice(0, 1);
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
  });

  it("does not bring back what was ordered on another device", async () => {
    phone.lines = [line(1, 2), line(2, 1), line(3, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    server.gone = [2];
    // The products that the page has read say so before the server is asked.
    laptop.lines = laptop.lines.map((one) => (one.productId === 2 ? { ...one, isGone: true } : one));
    expect(laptop.sync.changedHere()).toBe(false);
    phone.lines = [];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([]);
    expect(server.items).toEqual([]);
  });

  it("stays on the server with its quantity until it is for sale again", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    phone.lines = phone.lines.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    server.gone = [];
    phone.lines = phone.lines.map((one) => ({ ...one, isGone: false }));
    await phone.sync.sync();
    expect(server.items).toHaveLength(2);
  });

  it("has on another device the name that it had when it was added", async () => {
    phone.lines = [line(1, 2), line(2, 1), line(3, 1)];
    await phone.sync.sync();
    server.gone = [2, 3];
    server.named.add(2);
    await laptop.sync.sync();
    expect(laptop.lines.map(({ name, nameRu }) => [name, nameRu])).toEqual([
      ["Product 1", ""],
      ["Мах 2", "Мясо 2"],
      ["", ""],
    ]);
  });

  it("reaches another device by its number, and can be removed there", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await laptop.sync.sync();
    expect(marks(laptop)).toEqual([
      [1, false],
      [2, true],
    ]);
    laptop.lines = laptop.lines.slice(0, 1);
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
  });

  it("is marked in a cart that was filled before signing in", async () => {
    server.gone = [2];
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("is for sale again when it comes back", async () => {
    phone.lines = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    server.gone = [];
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, false],
    ]);
  });
});
