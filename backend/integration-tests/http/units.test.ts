import { monthReport } from "@zakh/bookkeeping/contract";
import type { Product } from "@zakh/catalog/contract";
import { type Cart, cart as cartContract } from "@zakh/checkout/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, edgeUrl, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, Shopper, todayInSeoul } from "./orders-client";
import { deliverAtOnce, placedOrder, sendOrder, setStatus } from "./test-orders";
import { productForm, stockOf, TestProducts } from "./test-products";

let admin: Client;
let shopper: Shopper;
let products: TestProducts;
let buuz: Product;
let mutton: Product;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  products = new TestProducts(admin);
  buuz = await products.add({ price: 12_000, unit: "pack", trackStock: true, stock: 10 });
  mutton = await products.add({ price: 18_900, trackStock: true, stock: 10 });
});

afterAll(() => products.clear());

const twoPacks = () => [
  { productId: buuz.id, quantity: 2 },
  { productId: mutton.id, quantity: 1.5 },
];

async function download(path: string, language: string): Promise<Buffer> {
  const headers = { cookie: `zakh.sid=${admin.cookie("zakh.sid")}; preferred-language=${language}` };
  const response = await fetch(`${edgeUrl}${path}`, { headers });
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function save(product: Product, data: unknown) {
  return admin.send<{ code: string; fields?: object; message: string }>("PUT", `/api/products/${product.id}`, {
    form: productForm(data),
  });
}

describe("an order of packs and kilograms", () => {
  let order: Order;

  it("is saved in the cart and placed with the unit of each line", async () => {
    const { status, body } = await shopper.client.put<Cart>("/api/cart", { items: twoPacks() });
    expect(status).toBe(200);
    expect(exactly(cartContract, body).items.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [2, "pack"],
      [1.5, "kg"],
    ]);
    order = await placedOrder(admin, shopper, twoPacks());
    expect(order.items.map(({ quantity, unit, lineTotal }) => [quantity, unit, lineTotal])).toEqual([
      [2, "pack", 24_000],
      [1.5, "kg", 28_350],
    ]);
    expect([await stockOf(buuz), await stockOf(mutton)]).toEqual([
      { stocked: 10, reserved: 2 },
      { stocked: 10, reserved: 1.5 },
    ]);
  });

  it("tells both in its mail, and Medusa's variant is called by its unit", async () => {
    const [mail] = await mailsTo(shopper.user.email, 1);
    expect(mail?.text).toContain("2 багц × ₩12,000");
    expect(mail?.text).toContain("1.5 кг × ₩18,900");
    const { rows } = await shopPool().query(
      `SELECT v.title FROM product_detail d JOIN product_product_detail link ON link.product_detail_id = d.id
       JOIN product_variant v ON v.product_id = link.product_id WHERE d.number = $1`,
      [buuz.id],
    );
    expect(rows).toEqual([{ title: "багц" }]);
  });

  it("is packed by weight where a scale weighs it, and by count where none does", async () => {
    await setStatus(admin, order.id, "processing");
    const [packs, kilograms] = order.items;
    const pack = (line: typeof packs, packedQuantity: number) =>
      admin.put<Order & { code: string }>(`/api/admin/orders/${order.id}/packed`, {
        lines: [{ id: line?.id, packedQuantity }],
      });
    for (const quantity of [1.5, 3]) {
      const { status, body } = await pack(packs, quantity);
      expect([status, body.code]).toEqual([400, "packed_not_whole"]);
    }
    expect((await pack(kilograms, 1.42)).status).toBe(200);
    expect((await inShop(admin, order.id)).items.map(({ packedQuantity }) => packedQuantity)).toEqual([null, 1.42]);
  });

  it("names the units in the files of orders and of the courier", async () => {
    const csv = await download(`/api/admin/orders/export?format=csv&search=${orderNumber(order.id)}`, "mn");
    const [, row = []] = parse(csv, { bom: true }) as string[][];
    expect(row).toContainEqual(`${buuz.name} 2 багц (Монгол); ${mutton.name} 1.5 → 1.42 кг (Монгол)`);
  });

  it("is delivered, takes each out of its stock, and counts in the month by unit", async () => {
    const today = todayInSeoul();
    const month = async () =>
      exactly(monthReport, (await admin.get(`/api/admin/month?from=${today}&to=${today}`)).body);
    await deliverAtOnce(admin, order.id);
    expect([await stockOf(buuz), await stockOf(mutton)]).toEqual([
      { stocked: 8, reserved: 0 },
      { stocked: 8.58, reserved: 0 },
    ]);
    const { products: sold, customers } = await month();
    expect(sold.find(({ id }) => id === buuz.id)).toMatchObject({ unit: "pack", quantity: 2, sold: 24_000 });
    expect(sold.find(({ id }) => id === mutton.id)).toMatchObject({ unit: "kg", quantity: 1.42 });
    // A customer among the first fifty.
    const own = customers.find(({ id }) => id === shopper.user.id);
    if (own) expect(own.quantities).toEqual({ pack: 2, kg: 1.42 });
  });
});

describe("what is sold whole", () => {
  it.each([
    [0.5, "quantity_invalid"],
    [1.5, "quantity_invalid"],
    [100, "quantity_above_maximum"],
  ])("is not sold by %d", async (quantity, code) => {
    const { status, body } = await sendOrder(shopper, [{ productId: buuz.id, quantity }]);
    expect([status, body.code]).toEqual([400, code]);
  });

  it("is short by its unit", async () => {
    const { status, body } = await shopper.client.post<{ message: string }>(
      "/api/orders",
      await shopper.order([{ productId: buuz.id, quantity: 9 }]),
    );
    expect(status).toBe(409);
    expect(body.message).toContain("8 багц");
  });

  it("has no part of a minimum, a step or a stock", async () => {
    const { status, body } = await save(buuz, { minOrderQuantity: 0.5, packSize: 0.5, stock: 2.5 });
    expect([status, body.code]).toEqual([400, "quantity_not_whole"]);
    const fields = ["minOrderQuantity", "packSize", "stock"].map((field) => `productData.${field}`);
    expect(Object.keys(body.fields ?? {})).toEqual(fields);
  });
});

it("a product changes its unit until it is ordered", async () => {
  const { status, body } = await save(buuz, { unit: "kg" });
  expect([status, body.code]).toEqual([409, "unit_ordered"]);
  const fresh = await products.add({ minOrderQuantity: 0.5 });
  expect((await save(fresh, { unit: "piece" })).body.code).toBe("quantity_not_whole");
  expect(await products.change(fresh.id, { unit: "piece", minOrderQuantity: 1 })).toMatchObject({ unit: "piece" });
});
