import type { Cart } from "@zakh/orders/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../lib/api";
import type { CartLine } from "./cart-line";
import { KeptCart, type KeptCartCalls } from "./kept-cart";

function line(productId: number, quantity: number): CartLine {
  return {
    productId,
    quantity,
    name: `Product ${productId}`,
    nameRu: "",
    nameEn: "",
    price: 1000,
    imageUrls: [],
    minOrderQuantity: 1,
    packSize: 1,
    priceDivisor: 1,
    available: null,
    isGone: false,
  };
}

/** The server's side: what `PUT /api/cart` promises, kept in memory. */
class Server implements KeptCartCalls {
  items: { productId: number; quantity: number }[] = [];
  updatedAt: string | null = null;
  down = false;
  refuses: number[] = [];
  /** Not for sale any more. */
  gone: number[] = [];
  /** What lines were kept of, with names. */
  readonly named = new Set<number>();
  #clock = 0;

  async read(): Promise<Cart> {
    if (this.down) throw new ApiError(0, "");
    return this.#answer(this.items);
  }

  async keep(items: { productId: number; quantity: number }[], merge: boolean): Promise<Cart> {
    if (this.down) throw new ApiError(0, "");
    if (!merge && items.some(({ productId }) => this.refuses.includes(productId))) throw new ApiError(400, "{}");
    const quantities = new Map(merge ? this.items.map((item) => [item.productId, item.quantity]) : []);
    for (const { productId, quantity } of items) {
      quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? 0));
    }
    const wanted = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
    // What is gone lasts where it was kept and is still wanted.
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
  kept: readonly CartLine[] = [];
  readonly stored = new Map<string, string>();
  readonly sync: KeptCart;

  constructor(server: Server) {
    this.sync = new KeptCart(
      server,
      {
        lines: () => this.kept,
        replace: (lines) => {
          this.kept = lines;
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
    return this.kept.map(({ productId, quantity }) => [productId, quantity]);
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
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[1, 2]]);
  });

  it("does not double when both have the same cart", async () => {
    phone.kept = [line(1, 2)];
    laptop.kept = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it("forgets on the laptop what was removed on the phone", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.kept = [line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[2, 1]]);
  });

  it("is joined when both changed it, nothing being lost", async () => {
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.kept = [line(1, 2), line(2, 1)];
    laptop.kept = [line(1, 2), line(3, 4)];
    await phone.sync.sync();
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(server.items.map(({ productId }) => productId).sort()).toEqual([1, 2, 3]);
    expect(phone.quantities).toEqual(laptop.quantities);
  });

  it("does not bring back what was taken out on the phone, whatever else changed on the laptop", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    laptop.kept = [line(1, 5), line(2, 1), line(3, 1)];
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([
      [1, 5],
      [3, 1],
    ]);
    expect(server.items).toHaveLength(2);
  });

  it("keeps the larger quantity of what both changed", async () => {
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.kept = [line(1, 4)];
    laptop.kept = [line(1, 3)];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([[1, 4]]);
  });

  it("stays as it is while the server is away, and is sent when it is back", async () => {
    phone.kept = [line(1, 2)];
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
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    expect(server.items).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it("stays while it is not known whether its order was placed, so that the same one can be sent again", async () => {
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    phone.stored.set("order-attempt", "a sent order");
    await server.keep([], false);
    await phone.sync.sync();
    expect(phone.quantities).toEqual([[1, 2]]);
    phone.stored.delete("order-attempt");
    await phone.sync.sync();
    expect(phone.quantities).toEqual([]);
  });

  it("is empty on the laptop after the order was placed on the phone", async () => {
    phone.kept = [line(1, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    phone.kept = [];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([]);
  });
});

describe("what is not for sale any more", () => {
  const marks = ({ kept }: Browser) => kept.map(({ productId, isGone }) => [productId, isGone]);

  it("stays in the cart, marked, until the shopper takes it out", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(phone.kept[1]?.name).toBe("Product 2");
    // Whatever else is changed.
    phone.kept = phone.kept.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
    phone.kept = phone.kept.slice(0, 1);
    await phone.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
    expect(server.items).toEqual([{ productId: 1, quantity: 3 }]);
  });

  it("is marked on a device that had it in its cart, also when another one has changed the cart since", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    await laptop.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    phone.kept = phone.kept.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(marks(laptop)).toEqual([
      [1, false],
      [2, true],
    ]);
    laptop.kept = laptop.kept.slice(0, 1);
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
  });

  it("brings nothing back that was ordered on another device, once it is marked here", async () => {
    phone.kept = [line(1, 2), line(2, 1), line(3, 2)];
    await phone.sync.sync();
    await laptop.sync.sync();
    server.gone = [2];
    // The products that the page has read say so before the server is asked.
    laptop.kept = laptop.kept.map((one) => (one.productId === 2 ? { ...one, isGone: true } : one));
    expect(laptop.sync.changedHere()).toBe(false);
    phone.kept = [];
    await phone.sync.sync();
    await laptop.sync.sync();
    expect(laptop.quantities).toEqual([]);
    expect(server.items).toEqual([]);
  });

  it("stays on the server with its quantity until it is for sale again", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await phone.sync.sync();
    phone.kept = phone.kept.map((one) => (one.productId === 1 ? { ...one, quantity: 3 } : one));
    await phone.sync.sync();
    server.gone = [];
    phone.kept = phone.kept.map((one) => ({ ...one, isGone: false }));
    await phone.sync.sync();
    expect(server.items).toHaveLength(2);
  });

  it("is called on another device what it was called when it was put in", async () => {
    phone.kept = [line(1, 2), line(2, 1), line(3, 1)];
    await phone.sync.sync();
    server.gone = [2, 3];
    server.named.add(2);
    await laptop.sync.sync();
    expect(laptop.kept.map(({ name, nameRu }) => [name, nameRu])).toEqual([
      ["Product 1", ""],
      ["Мах 2", "Мясо 2"],
      ["", ""],
    ]);
  });

  it("is told to another device by its number, and can be taken out there", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    server.gone = [2];
    await laptop.sync.sync();
    expect(marks(laptop)).toEqual([
      [1, false],
      [2, true],
    ]);
    laptop.kept = laptop.kept.slice(0, 1);
    await laptop.sync.sync();
    await phone.sync.sync();
    expect(marks(phone)).toEqual([[1, false]]);
  });

  it("is marked in a cart that was filled before signing in", async () => {
    server.gone = [2];
    phone.kept = [line(1, 2), line(2, 1)];
    await phone.sync.sync();
    expect(marks(phone)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("is for sale again when it comes back", async () => {
    phone.kept = [line(1, 2), line(2, 1)];
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
