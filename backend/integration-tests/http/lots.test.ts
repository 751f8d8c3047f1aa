import {
  type Category,
  missingFacts,
  type Product,
  type ProductLot,
  productAnswer,
  productLot,
} from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order, OrderStatusChange } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin, Client as Visitor } from "./client";
import { readMails, releaseHeld } from "./mailbox";
import { exactly, inShop, Shopper } from "./orders-client";
import { newTrackingNumber, send } from "./test-courier";
import { placedOrder, setStatus } from "./test-orders";
import { newName, productForm, TestProducts } from "./test-products";

const [A, B] = ["002100000001", "L21000000000002"];
const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Client;
let shopper: Shopper;
let products: TestProducts;

beforeAll(async () => {
  [admin, shopper] = [await signedInAdmin(), await Shopper.register()];
  products = new TestProducts(admin);
});

afterAll(() => products.clear());

function open({ id }: Pick<Product, "id">, traceNumber: string, since?: string) {
  return admin.put<{ traceNumber: string }>(`/api/admin/products/${id}/trace-number`, { traceNumber, since });
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function shownNumber({ id }: Product): Promise<string> {
  return exactly(productAnswer, (await new Visitor().get<Product>(`/api/products/${id}`)).body).traceNumber;
}

describe("meat", () => {
  const beef = () => ({ name: newName(), category: "Үхрийн мах", price: 1000 });
  const save = (data: object, id?: number) =>
    admin.send<Product & { code: string }>(id ? "PUT" : "POST", `/api/products${id ? `/${id}` : ""}`, {
      form: productForm(data),
    });

  it("is not published without its origin, in words of the reader's language", async () => {
    const refused = await admin.refused(400, "POST", "/api/products", {
      form: productForm({ ...beef(), origin: " " }),
    });
    expect(refused).toMatchObject({ code: "origin_required", message: expect.stringMatching(/гарал үүсэл/i) });
    expect((await save({ ...beef(), isHidden: false })).body.code).toBe("origin_required");
    const draft = await products.add({ ...beef(), origin: "", isHidden: true });
    expect((await save({ isHidden: false }, draft.id)).body.code).toBe("origin_required");
    expect((await save({ isHidden: false, origin: "Монгол" }, draft.id)).status).toBe(200);
    expect((await save({ origin: "" }, draft.id)).body.code).toBe("origin_required");
  });

  it("of a client that knows of no origin is taken, and listed as missing it until it is said", async () => {
    const made = await products.add(beef());
    const missing = async (fact: string) =>
      (await admin.get<Product[]>(`/api/admin/products?missing=${fact}&limit=200&sort=newest`)).body;
    expect((await missing("origin")).map(({ id }) => id)).toContain(made.id);
    const [listed] = (await missing("any")).filter(({ id }) => id === made.id);
    expect(listed && missingFacts(listed)).toEqual(["origin", "traceNumber", "temperature", "useBy", "producer"]);
    const facts = { temperature: "frozen", useBy: "1 жил", producer: "Импортлогч", origin: "Монгол" };
    await products.change(made.id, facts);
    expect((await missing("any")).map(({ id }) => id)).toContain(made.id);
    await open(made, A);
    expect((await missing("any")).map(({ id }) => id)).not.toContain(made.id);
    await admin.refused(400, "GET", "/api/admin/products?missing=price");
  });

  it("is what the category says", async () => {
    const json = { name: newName("Ангилал"), meat: "meat" };
    const { body: category } = await admin.send<Category>("POST", "/api/categories", { json });
    const made = await products.add({ category: category.name, origin: "Монгол" });
    expect([category.meat, made.meat]).toEqual(["meat", "meat"]);
    await admin.send("PUT", `/api/categories/${category.id}`, { json: { meat: "none" } });
    expect((await admin.get<Product>(`/api/products/${made.id}`)).body.meat).toBe("none");
    await admin.refused(400, "PUT", `/api/categories/${category.id}`, { json: { meat: "fish" } });
    await admin.send("DELETE", `/api/categories/${category.id}`);
  });
});

describe("a lot", () => {
  it("is the product's from when it begins, and the newest that has begun counts", async () => {
    const product = await products.add();
    expect((await open(product, A)).body).toMatchObject({ traceNumber: A });
    expect(await shownNumber(product)).toBe(A);
    expect((await open(product, B, inDays(-1))).body.traceNumber, "it began before the present one").toBe(A);
    expect((await open(product, B, inDays(1))).body.traceNumber, "it has not begun").toBe(A);
    expect((await open(product, B)).body.traceNumber).toBe(B);
    expect(await shownNumber(product)).toBe(B);
    const { body } = await admin.get<ProductLot[]>(`/api/admin/lots?product=${product.id}`);
    expect(body.map(({ traceNumber, productId }) => [traceNumber, productId])).toEqual(
      [B, B, A, B].map((number) => [number, product.id]),
    );
    expect(exactly(productLot, body[1])).toMatchObject({ name: product.name, setBy: expect.stringMatching(/\S/) });
    expect(await shownNumber(await products.change(product.id, { price: 900 })), "a lot is no edit").toBe(B);
  });

  it.each([
    ["traceNumber", "12345", undefined, "trace_number_invalid"],
    ["traceNumber", "L123456789012", undefined, "trace_number_invalid"],
    ["since", A, "2020-01-01T00:00:00.000Z", "lot_since_invalid"],
    ["since", A, "tomorrow", "lot_since_invalid"],
  ])("with a wrong %s (%s, %s) is refused", async (field, number, since, code) => {
    const product = await products.add();
    const { status, body } = await open(product, number, since);
    expect([status, body]).toMatchObject([400, { fields: { [field]: { code } } }]);
  });
});

/** How many mails say of which lot a product was packed: those that were written, and that about the parcel, which is held. */
async function told(name: string): Promise<number> {
  const { rows } = await shopPool().query<{ text: string }>("SELECT payload ->> 'text' AS text FROM background_job");
  const texts = [...rows, ...readMails()].map(({ text }) => text ?? "");
  return texts.filter((text) => text.includes(`${name}: ${A}`)).length;
}

describe("an order", () => {
  const place = async (goods: Product[], buyer = shopper): Promise<Order> => {
    const { id } = await placedOrder(
      admin,
      buyer,
      goods.map(({ id }) => ({ productId: id, quantity: 1 })),
    );
    return setStatus(admin, id, "processing");
  };
  const weigh = ({ id }: Order, line: number, packedQuantity: number | null) =>
    admin.put<Order>(`/api/admin/orders/${id}/packed`, { lines: [{ id: line, packedQuantity }] });
  const lots = async ({ id }: Order) => (await inShop(admin, id)).items.map(({ traceNumbers }) => traceNumbers);
  const lineOf = ({ items }: Order, at = 0) => items[at]?.id ?? 0;

  it("keeps the lot of the moment in which it was packed, and its mails tell it", async () => {
    const [meat, other] = [await products.add(), await products.add()];
    await open(meat, A);
    const buyer = await Shopper.register();
    const [first, second] = [await place([meat, other], buyer), await place([meat])];
    expect(await lots(first)).toEqual([[], []]);
    await weigh(first, lineOf(first), 0.98);
    await open(meat, B);
    await weigh(second, lineOf(second), 1.02);
    await weigh(first, lineOf(first), 0.99);
    expect([await lots(first), await lots(second)]).toEqual([[[A], []], [[B]]]);
    await open(other, B);
    await send(admin, first.id, newTrackingNumber());
    expect(await lots(first), "what was not weighed is of the lot at its sending").toEqual([[A], [B]]);
    await setStatus(admin, first.id, "completed");
    await releaseHeld(buyer.user.email);
    await expect.poll(() => told(meat.name), { timeout: 20_000, message: "sent, and delivered" }).toBe(2);
    const own = await buyer.client.get<Order>(`/api/orders/${first.id}`);
    expect(own.body.items.map(({ traceNumbers }) => traceNumbers)).toEqual([[A], [B]]);
  });

  it("forgets it with the weight, and keeps none of what was not there", async () => {
    const [meat, other] = [await products.add(), await products.add()];
    for (const one of [meat, other]) await open(one, A);
    const order = await place([meat, other]);
    await weigh(order, lineOf(order), 1);
    await weigh(order, lineOf(order), null);
    await admin.put(`/api/admin/orders/${order.id}/packed`, {
      lines: [{ id: lineOf(order, 1), packedQuantity: 0 }],
      confirmed: true,
    });
    expect(await lots(order)).toEqual([[], []]);
    await setStatus(admin, order.id, "completed");
    expect(await lots(order)).toEqual([[A], []]);
  });

  it("forgets a lot that a slip noted: sent or delivered, and undone, it is packed of the lot of then", async () => {
    const meat = await products.add();
    await open(meat, A);
    const [sent, delivered] = [await place([meat]), await place([meat])];
    await send(admin, sent.id, newTrackingNumber());
    await setStatus(admin, delivered.id, "completed");
    expect([await lots(sent), await lots(delivered)]).toEqual([[[A]], [[A]]]);
    expect((await admin.delete(`/api/admin/orders/${sent.id}/sent`)).status).toBeLessThan(300);
    await setStatus(admin, delivered.id, "processing");
    expect([await lots(sent), await lots(delivered)]).toEqual([[[]], [[]]]);
    await open(meat, B);
    for (const { id } of [sent, delivered]) await send(admin, id, newTrackingNumber());
    expect([await lots(sent), await lots(delivered)]).toEqual([[[B]], [[B]]]);
  });

  it("has its lots corrected by the owner, also after it was delivered, and its history says so", async () => {
    const meat = await products.add();
    await open(meat, A);
    const order = await place([meat]);
    const path = `/api/admin/orders/${order.id}/trace-numbers`;
    const id = lineOf(order);
    await setStatus(admin, order.id, "completed");
    const corrected = await admin.put<Order>(path, { id, traceNumbers: [A, "l2100 0000 0000 02", A], from: [A] });
    expect(corrected.body.items[0]?.traceNumbers).toEqual([A, B]);
    const late = await admin.put(path, { id, traceNumbers: [B], from: [A] });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: "changed_meanwhile", present: { traceNumbers: [A, B] } },
    ]);
    const history = (await admin.get<OrderStatusChange[]>(`/api/orders/${order.id}/history`)).body;
    expect(history.flatMap(({ changed }) => changed)).toContainEqual(
      expect.objectContaining({ field: "traceNumbers", from: `${meat.name} ${A}`, to: `${A}, ${B}` }),
    );
    expect((await admin.put(path, { id, traceNumbers: ["123"] })).status).toBe(400);
    expect((await admin.put(path, { id: id + 1, traceNumbers: [A] })).status).toBe(400);
    expect((await admin.put("/api/admin/orders/999999999/trace-numbers", { id, traceNumbers: [] })).status).toBe(404);
    const { id: unpaid, items } = await placedOrder(admin, shopper, [{ productId: meat.id, quantity: 1 }]);
    const early = { id: items[0]?.id, traceNumbers: [A] };
    expect((await admin.refused(409, "PUT", `/api/admin/orders/${unpaid}/trace-numbers`, { json: early })).code).toBe(
      "order_not_paid",
    );
  });
});
