import { randomBytes } from "node:crypto";
import { type MonthReport, monthReport } from "@zakh/bookkeeping/contract";
import { type Product, SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { contentTexts, textNames, textsOf } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, edgeUrl, signedInAdmin } from "./client";
import { exactly, inShop, Shopper } from "./orders-client";
import { historyOf } from "./test-bank";
import { changedOrder, placedOrder } from "./test-orders";
import { TestProducts } from "./test-products";
import { workbookTable } from "./workbook-cells";

/** A day without orders of other tests, whose files are long. */
const DAY = "2019-02-28";
const PERIOD = `from=${DAY}&to=${DAY}`;

const placedOn = ({ id }: Order) =>
  shopPool().query("UPDATE order_detail SET created_at = $2 WHERE order_number = $1", [id, `${DAY}T12:00:00+09:00`]);

/** Names and origins in every language of content, with what JSON escapes; of letters alone, because no name is searched for by digits. */
function newTexts(): Record<string, string> {
  const word = () => Array.from(randomBytes(12), (byte) => String.fromCodePoint(0x430 + (byte % 32))).join("");
  return Object.fromEntries(
    textNames(["name", "origin"]).map((name) => [name, `Мах ${word()} "${name}" \\ ${word()}`]),
  );
}

let admin: Client;
let shopper: Shopper;
let products: TestProducts;
let product: Product;
let order: Order;
/** What the product was called when it was ordered, and is called now. */
const [sold, now] = [newTexts(), newTexts()];

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  products = new TestProducts(admin);
  product = await products.add(sold);
  order = await placedOrder(admin, shopper, [{ productId: product.id, quantity: 2 }]);
  await placedOn(order);
  await products.change(product.id, now);
});

afterAll(() => products.clear());

async function download(path: string, language: string): Promise<Buffer> {
  const headers = { cookie: `zakh.sid=${admin.cookie("zakh.sid")}; preferred-language=${language}` };
  const response = await fetch(`${edgeUrl}${path}`, { headers });
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function soldInMonth(): Promise<MonthReport["products"][number] | undefined> {
  const { body } = await admin.get(`/api/admin/month?${PERIOD}`);
  return exactly(monthReport, body).products.find(({ id }) => id === product.id);
}

describe("what was ordered is called, in every language of content, as it was then", () => {
  it("where the order is read", () => {
    const { items } = order;
    expect(items.map((item) => textsOf(SOLD_TEXT_FIELDS, item.product))).toEqual([
      { ...textsOf(SOLD_TEXT_FIELDS, product), ...sold },
    ]);
  });

  it("where it is changed, and in its history", async () => {
    await changedOrder(admin, order, { lines: [{ productId: product.id, quantity: 1 }] });
    expect((await inShop(admin, order.id)).items).toMatchObject([{ quantity: 1, product: sold }]);
    const [change] = (await historyOf(admin, order.id)).at(-1)?.changed ?? [];
    expect(change).toMatchObject({ field: "line", from: `${sold.name} 2`, to: "1" });
    expect(change?.product).toEqual({ ...textsOf(["name"], sold), unit: "kg" });
  });

  it.each(contentTexts(["name"]))("in the search and in the files: $language", async ({ name, language }) => {
    const called = sold[name] ?? "";
    for (const search of [called, called.toUpperCase(), called.slice(4, 12), called.slice(-8)]) {
      const { body } = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(search)}`);
      expect(
        body.map(({ id }) => id),
        search,
      ).toEqual([order.id]);
    }
    const number = orderNumber(order.id);
    const csv = await download(`/api/admin/orders/export?format=csv&search=${number}`, language);
    expect(parse(csv, { bom: true, relax_quotes: true })[1]).toContainEqual(expect.stringContaining(called));
    const lines = workbookTable(await download(`/api/admin/month/export?${PERIOD}`, language));
    expect(lines.find(([first]) => first === number)).toContain(called);
  });

  it("in the month, until it is sold again", async () => {
    expect(await soldInMonth()).toMatchObject(textsOf(["name"], sold));
    await placedOn(await placedOrder(admin, shopper, [{ productId: product.id, quantity: 1 }]));
    expect(await soldInMonth()).toMatchObject(textsOf(["name"], now));
  });
});

it("what stands around the names in the database finds no order", async () => {
  for (const search of ['"name": "', '{"mn": "', '", "ru": "Мах']) {
    const { body } = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(search)}`);
    expect(body, search).toEqual([]);
  }
});
