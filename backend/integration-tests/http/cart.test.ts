import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { type Cart, cart } from "@zakh/checkout/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, productThat, signedInAdmin } from "./client";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { TestProducts } from "./test-products";

let beef: Product;
let half: Product;
let pack: Product;

beforeAll(async () => {
  beef = await plainProduct();
  half = await productThat(({ minOrderQuantity }) => minOrderQuantity === 0.5);
  pack = await productThat(({ packSize }) => packSize === 4);
});

async function keep({ client }: Shopper, items: unknown, query = ""): Promise<Cart> {
  const { status, body } = await client.send("PUT", `/api/cart${query}`, { json: { items } });
  expect(status).toBe(200);
  return exactly(cart, body);
}

async function savedCart({ client }: Shopper): Promise<Cart> {
  const { status, body, headers } = await client.get("/api/cart");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  return exactly(cart, body);
}

function quantities({ items }: Cart) {
  return items.map(({ productId, quantity }) => [productId, quantity]);
}

describe("a saved cart", () => {
  it("is empty at first", async () => {
    expect(await savedCart(await Shopper.register())).toEqual({ items: [], dropped: [], updatedAt: null });
  });

  it("follows the customer to other devices, with current names and prices, exact to a tenth of a kilogram", async () => {
    const shopper = await Shopper.register();
    const written = await keep(shopper, [
      { productId: half.id, quantity: 0.7 },
      { productId: pack.id, quantity: 8 },
    ]);
    const { name, nameRu, nameEn, price, imageUrl, imageUrls, minOrderQuantity, packSize, priceDivisor } = half;
    const { available, origin, originRu, originEn } = half;
    expect(written.items[0]).toEqual({
      productId: half.id,
      quantity: 0.7,
      name,
      nameRu,
      nameEn,
      origin,
      originRu,
      originEn,
      price,
      imageUrl,
      imageUrls,
      unit: "kg",
      minOrderQuantity,
      packSize,
      priceDivisor,
      available,
      seller: null,
    });
    const phone = new Client();
    await phone.post("/api/login", { username: shopper.user.username, password: "нууц-үг-123" });
    expect((await phone.get("/api/cart")).body).toEqual(written);
  });

  it("is what was sent last, and nobody else's", async () => {
    const [one, other] = [await Shopper.register(), await Shopper.register()];
    await keep(one, [{ productId: beef.id, quantity: 2 }]);
    await keep(other, [{ productId: half.id, quantity: 1 }]);
    const first = await keep(one, [{ productId: pack.id, quantity: 4 }]);
    expect(quantities(await savedCart(one))).toEqual([[pack.id, 4]]);
    expect(quantities(await savedCart(other))).toEqual([[half.id, 1]]);
    const emptied = await keep(one, []);
    expect(emptied.items).toEqual([]);
    expect(Date.parse(emptied.updatedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(first.updatedAt ?? ""));
  });

  it("keeps the wanted quantity, and states how much is left", async () => {
    const testProducts = new TestProducts(await signedInAdmin());
    const { id } = await testProducts.add({ trackStock: true, stock: 3 });
    const shopper = await Shopper.register();
    expect((await keep(shopper, [{ productId: id, quantity: 5 }])).items[0]).toMatchObject({
      quantity: 5,
      available: 3,
    });
    await testProducts.change(id, { stock: 0 });
    expect((await savedCart(shopper)).items[0]).toMatchObject({ quantity: 5, available: 0 });
    await testProducts.clear();
    expect(await savedCart(shopper)).toMatchObject({ items: [], dropped: [{ productId: id }] });
  });

  it("ignores sent names, prices and owners", async () => {
    const shopper = await Shopper.register();
    const { client } = shopper;
    const { body } = await client.send<Cart>("PUT", "/api/cart", {
      json: {
        userId: 1,
        customerId: "cus_1",
        updatedAt: "2020-01-01T00:00:00.000Z",
        items: [{ productId: beef.id, quantity: 1, price: 1, name: "Free", imageUrl: "x", priceDivisor: 99 }],
      },
    });
    expect(body.items[0]).toMatchObject({ name: beef.name, price: beef.price, priceDivisor: beef.priceDivisor });
    expect(Date.parse(body.updatedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(quantities(await savedCart(shopper))).toEqual([[beef.id, 1]]);
  });

  it("says no more about a hidden product than about a missing one, and an order does not either", async () => {
    const admin = await signedInAdmin();
    const testProducts = new TestProducts(admin);
    const name = `Нууц мах ${randomUUID()}`;
    const { id: hidden } = await testProducts.add({ name });
    await testProducts.clear();
    const shopper = await Shopper.register();
    for (const query of ["", "?merge=true"]) {
      const items = [hidden, 999_999].map((productId) => ({ productId, quantity: 1 }));
      expect((await keep(shopper, items, query)).dropped).toEqual([
        { productId: hidden, name: null },
        { productId: 999_999, name: null },
      ]);
    }
    for (const productId of [hidden, 999_999]) {
      const json = await shopper.order([{ productId: beef.id, quantity: 1 }]);
      const cartItems = [{ productId, quantity: 1, name: "?" }];
      const refused = await shopper.client.refused(409, "POST", "/api/orders", { json: { ...json, cartItems } });
      expect(refused).toMatchObject({ code: "product_unavailable", productId });
      expect(refused.message).toContain(`#${productId}`);
      expect(JSON.stringify(refused)).not.toContain(name);
    }
  });

  it("shows a deleted product's former name on the customer's other devices, and to nobody else", async () => {
    const testProducts = new TestProducts(await signedInAdmin());
    const names = { name: `Сүүлчийн мах ${randomUUID()}`, nameRu: "Последнее мясо", nameEn: "The last meat" };
    const { id } = await testProducts.add(names);
    const shopper = await Shopper.register();
    await keep(shopper, [{ productId: id, quantity: 1 }]);
    await testProducts.change(id, { name: `Нууц мах ${randomUUID()}`, nameRu: "Тайное мясо", nameEn: "Secret meat" });
    await testProducts.clear();
    const dropped = [{ productId: id, ...names }];
    const phone = new Client();
    await phone.post("/api/login", { username: shopper.user.username, password: "нууц-үг-123" });
    expect((await phone.get("/api/cart")).body).toMatchObject({ items: [], dropped });
    const other = await Shopper.register();
    const sent = [{ productId: id, quantity: 1 }];
    expect((await keep(other, sent)).dropped).toEqual([{ productId: id, name: null }]);
    // Every device shows it while one sends it, and none once it was removed on one.
    const more = [...sent, { productId: beef.id, quantity: 1 }];
    for (const query of ["", "?merge=true"]) {
      expect((await keep(shopper, more, query)).dropped).toEqual(dropped);
      const { body } = await phone.get<Cart>("/api/cart");
      expect(body.dropped).toEqual(dropped);
      expect(quantities(body)).toEqual([[beef.id, 1]]);
    }
    await keep(shopper, more.slice(1));
    expect((await phone.get<Cart>("/api/cart")).body.dropped).toEqual([]);
    expect((await keep(shopper, sent)).dropped).toEqual([{ productId: id, name: null }]);
  });

  it("lists products that are not for sale by number, and saves the rest", async () => {
    const shopper = await Shopper.register();
    const written = await keep(shopper, [
      { productId: 999_999, quantity: 1 },
      { productId: beef.id, quantity: 1 },
    ]);
    expect(quantities(written)).toEqual([[beef.id, 1]]);
    expect(written.dropped).toEqual([{ productId: 999_999, name: null }]);
  });

  it("counts two lines of one product together", async () => {
    const shopper = await Shopper.register();
    const twice = [
      { productId: half.id, quantity: 0.5 },
      { productId: half.id, quantity: 0.7 },
    ];
    expect(quantities(await keep(shopper, twice))).toEqual([[half.id, 1.2]]);
  });

  it("is empty after an order", async () => {
    const shopper = await Shopper.register();
    await keep(shopper, [{ productId: beef.id, quantity: 1 }]);
    await shopper.place([{ productId: beef.id, quantity: 1 }]);
    expect((await savedCart(shopper)).items).toEqual([]);
  });
});

describe("an order takes only what it bought out of the cart", () => {
  it("a larger quantity keeps its rest, and other products stay", async () => {
    const shopper = await Shopper.register();
    await keep(shopper, [
      { productId: half.id, quantity: 3.2 },
      { productId: beef.id, quantity: 2 },
    ]);
    await shopper.place([{ productId: half.id, quantity: 1.2 }]);
    expect(quantities(await savedCart(shopper))).toEqual([
      [half.id, 2],
      [beef.id, 2],
    ]);
  });

  it("a rest below the product's minimum goes with it", async () => {
    const shopper = await Shopper.register();
    await keep(shopper, [{ productId: half.id, quantity: 0.9 }]);
    await shopper.place([{ productId: half.id, quantity: 0.5 }]);
    expect((await savedCart(shopper)).items).toEqual([]);
  });
});

describe("signing in on a second device", () => {
  it("merges both carts, with the larger quantity of each product", async () => {
    const shopper = await Shopper.register();
    await keep(shopper, [
      { productId: beef.id, quantity: 3 },
      { productId: half.id, quantity: 1 },
    ]);
    const sent = [
      { productId: half.id, quantity: 2.5 },
      { productId: pack.id, quantity: 4 },
      { productId: beef.id, quantity: 1 },
    ];
    const joined = [
      [half.id, 2.5],
      [pack.id, 4],
      [beef.id, 3],
    ];
    expect(quantities(await keep(shopper, sent, "?merge=true"))).toEqual(joined);
    expect(quantities(await keep(shopper, sent, "?merge=true"))).toEqual(joined);
    expect(quantities(await savedCart(shopper))).toEqual(joined);
  });

  it("does not fail for quantities that are no longer sold", async () => {
    const shopper = await Shopper.register();
    const merged = await keep(shopper, [{ productId: pack.id, quantity: 6 }], "?merge=true");
    expect(quantities(merged)).toEqual([[pack.id, 4]]);
  });

  it("twenty times at once loses nothing", async () => {
    const shopper = await Shopper.register();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        keep(shopper, [{ productId: index % 2 ? beef.id : half.id, quantity: 1 + (index % 5) }], "?merge=true"),
      ),
    );
    expect(answers).toHaveLength(20);
    expect(new Map(quantities(await savedCart(shopper)) as [number, number][])).toEqual(
      new Map([
        [half.id, 5],
        [beef.id, 5],
      ]),
    );
  });
});

describe("a cart that is refused", () => {
  it("belongs to a visitor, or to an admin who is no customer", async () => {
    for (const client of [new Client(), await signedInAdmin()]) {
      expect((await client.refused(401, "GET", "/api/cart")).code).toBe("login_required");
      expect((await client.refused(401, "PUT", "/api/cart", { json: { items: [] } })).code).toBe("login_required");
    }
  });

  it("has a quantity outside the sale rule; the saved cart stays unchanged", async () => {
    const shopper = await Shopper.register();
    await keep(shopper, [{ productId: beef.id, quantity: 2 }]);
    for (const [productId, quantity, code] of [
      [beef.id, 0.5, "quantity_below_minimum"],
      [beef.id, 99.1, "quantity_above_maximum"],
      [beef.id, 1.25, "quantity_invalid"],
      [pack.id, 6, "quantity_not_in_packs"],
    ] as const) {
      const json = { items: [{ productId, quantity }] };
      expect((await shopper.client.refused(400, "PUT", "/api/cart", { json })).code).toBe(code);
    }
    expect(quantities(await savedCart(shopper))).toEqual([[beef.id, 2]]);
  });

  it("is too long, or not a cart at all", async () => {
    const { client } = await Shopper.register();
    const items = Array.from({ length: 51 }, () => ({ productId: beef.id, quantity: 1 }));
    const { fields } = await client.refused(400, "PUT", "/api/cart", { json: { items } });
    expect(fields?.items?.code).toBe("cart_full");
    for (const json of [
      {},
      { items: "x" },
      { items: [{ productId: "1", quantity: 1 }] },
      { items: [{ productId: 1 }] },
    ]) {
      await client.refused(400, "PUT", "/api/cart", { json });
    }
    await client.refused(415, "PUT", "/api/cart", { json: "items", headers: { "content-type": "text/plain" } });
  });
});
