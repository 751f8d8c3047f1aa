import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { type Items, inMedusa, inShop, medusaIds, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { historyOf } from "./test-bank";
import { changedOrder, placedOrder, setStatus } from "./test-orders";
import { reservedOf, TestProducts } from "./test-products";

const MUTTON = 18_900;
const BEEF = 30_000;
/** Two kilograms of mutton. */
const TOTAL = 2 * MUTTON + SHIPPING_FEE;

interface Preview {
  order_preview: { total: number; items: { id: string; actions?: { id: string; action: string }[] }[] };
}

let admin: Client;
let dashboard: Client;
let shopper: Shopper;
let products: TestProducts;
let mutton: Product;
let beef: Product;
let thirds: Product;

beforeAll(async () => {
  [admin, shopper, dashboard] = [await signedInAdmin(), await Shopper.register(), await signedInDashboard()];
  products = new TestProducts(admin);
  mutton = await products.add({ price: MUTTON, trackStock: true, stock: 100 });
  beef = await products.add({ price: BEEF, trackStock: true, stock: 20 });
  thirds = await products.add({ price: 10_000, priceDivisor: 3, minOrderQuantity: 0.1 });
});

afterAll(() => products.clear());

async function variantOf({ id }: Product): Promise<string> {
  const { rows } = await shopPool().query<{ id: string }>(
    `SELECT variant.id FROM product_detail d JOIN product_product_detail link ON link.product_detail_id = d.id
     JOIN product_variant variant ON variant.product_id = link.product_id WHERE d.number = $1`,
    [id],
  );
  return rows[0]?.id ?? "";
}

/** An order of two kilograms of mutton, and the edit that is begun of it. */
class Edit {
  private constructor(
    readonly order: Order,
    readonly orderId: string,
    private readonly itemIds: Map<string, string>,
  ) {}

  static async begin(items: Items = [{ productId: mutton.id, quantity: 2 }], isPaid = true, orderData = {}) {
    const placed = await placedOrder(admin, shopper, items, orderData);
    return Edit.of(isPaid ? await setStatus(admin, placed.id, "processing") : placed);
  }

  static async of(order: Order): Promise<Edit> {
    const { orderId, itemIds } = await medusaIds(order.id);
    const { status, body } = await dashboard.post("/admin/order-edits", { order_id: orderId });
    expect(status, JSON.stringify(body)).toBe(200);
    return new Edit(order, orderId, itemIds);
  }

  send(path: string, json: object = {}) {
    return dashboard.post<Preview & { code?: string }>(`/admin/order-edits/${this.orderId}${path}`, json);
  }

  /** Sends what must succeed; answers the total that the dashboard shows. */
  async total(path: string, json: object = {}): Promise<number> {
    const { status, body } = await this.send(path, json);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.order_preview.total;
  }

  async refused(status: number, path: string, json: object = {}): Promise<string | undefined> {
    return (await dashboard.refused(status, "POST", `/admin/order-edits/${this.orderId}${path}`, { json })).code;
  }

  quantity({ name }: Product, quantity: number): Promise<number> {
    return this.total(`/items/item/${this.itemIds.get(name)}`, { quantity });
  }

  async add(product: Product, quantity: number): Promise<number> {
    return this.total("/items", { items: [{ variant_id: await variantOf(product), quantity }] });
  }

  async status(): Promise<string | undefined> {
    const { body } = await dashboard.get<{ order_changes: { change_type: string; status: string }[] }>(
      `/admin/orders/${this.orderId}/changes`,
    );
    return body.order_changes.find(({ change_type: type }) => type === "edit")?.status;
  }

  inShop(): Promise<Order> {
    return inShop(admin, this.order.id);
  }
}

describe("an edit that is confirmed in Medusa's dashboard", () => {
  it("is the shop's own change: lines, stock, money, history, mail and Medusa's order", async () => {
    const customerEmail = `edited-${Date.now()}@example.com`;
    const edit = await Edit.begin(undefined, true, { customerEmail });
    const before = [await reservedOf(mutton), await reservedOf(beef)];
    expect(await edit.quantity(mutton, 0)).toBe(SHIPPING_FEE);
    const total = BEEF + SHIPPING_FEE;
    expect(await edit.add(beef, 1)).toBe(total);
    expect(await edit.total("/request", { no_notification: true })).toBe(total);
    expect(await edit.inShop()).toEqual(edit.order);
    expect(await edit.total("/confirm")).toBe(total);

    const after = await edit.inShop();
    expect(after).toMatchObject({ status: "processing", totalAmount: String(total), due: 0, toReturn: TOTAL - total });
    expect(after.items).toMatchObject([{ productId: beef.id, quantity: 1, lineTotal: BEEF }]);
    const { body: mine } = await shopper.client.get<Order>(`/api/orders/${edit.order.id}`);
    expect(mine.items.map(({ productId }) => productId)).toEqual([beef.id]);
    expect([await reservedOf(mutton), await reservedOf(beef)]).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) + 1]);
    const medusa = await inMedusa(dashboard, edit.order.id);
    expect(medusa).toMatchObject({ total, items: [{ title: beef.name, quantity: 1 }] });
    expect((await historyOf(admin, edit.order.id)).at(-1)).toMatchObject({
      changedBy: expect.any(String),
      money: [{ kind: "to_return", amount: TOTAL - total }],
      changed: [
        { field: "line", from: `${mutton.name} 2`, to: "" },
        { field: "line", from: beef.name, to: "1" },
      ],
    });
    const mails = await mailsTo(customerEmail, 3);
    expect(mails.filter(({ subject }) => subject.includes("өөрчиллөө"))).toHaveLength(1);
    expect(await edit.status()).toBe("confirmed");
    expect(await setStatus(admin, edit.order.id, "completed")).toMatchObject({ received: TOTAL });
  });

  it("is one change of the order, however often it is confirmed at once", async () => {
    const edit = await Edit.begin();
    await edit.quantity(mutton, 1.5);
    const answers = await Promise.all(Array.from({ length: 4 }, () => edit.send("/confirm")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(Array(3).fill("order_edit_gone"));
    expect(await edit.inShop()).toMatchObject({ toReturn: 0.5 * MUTTON, totalAmount: String(TOTAL - 0.5 * MUTTON) });
    const history = await historyOf(admin, edit.order.id);
    expect(history.filter(({ changed }) => changed.some(({ field }) => field === "line"))).toHaveLength(1);
  });

  it("counts to the won where Medusa does not round, beside a discount", async () => {
    const items = [
      { productId: mutton.id, quantity: 1 },
      { productId: thirds.id, quantity: 0.7 },
    ];
    const placed = await placedOrder(admin, shopper, items);
    const edit = await Edit.of(await changedOrder(admin, placed, { discount: { amount: 500, reason: "Бэлэг" } }));
    await edit.quantity(thirds, 1.3);
    await edit.total("/confirm");
    const total = MUTTON + 4333 + SHIPPING_FEE - 500;
    expect(await edit.inShop()).toMatchObject({ totalAmount: String(total), due: total, discount: 500 });
    expect(await inMedusa(dashboard, placed.id)).toMatchObject({ total });
    const again = await Edit.begin();
    expect(Math.round(await again.add(thirds, 1.4))).toBe(TOTAL + 4667);
    await again.total("/confirm");
    expect(await again.inShop()).toMatchObject({ totalAmount: String(TOTAL + 4667), due: 4667 });
  });

  it("is refused where the dashboard has shown another total, and when the goods are gone", async () => {
    const rare = await products.add({ price: 5000, trackStock: true, stock: 3 });
    const edit = await Edit.begin();
    const before = await edit.inShop();
    await edit.add(rare, 2);
    await products.change(rare.id, { price: 6000 });
    expect(await edit.refused(409, "/request")).toBe("order_edit_total_differs");
    expect(await edit.refused(409, "/confirm")).toBe("order_edit_total_differs");
    await products.change(rare.id, { price: 5000 });
    await placedOrder(admin, shopper, [{ productId: rare.id, quantity: 2 }]);
    expect(await edit.refused(409, "/confirm")).toBe("stock_short");
    expect(await edit.inShop()).toEqual(before);
    expect(await edit.status()).toBe("pending");
  });
});

describe("an edit to a higher total", () => {
  const raised = TOTAL + MUTTON;

  it("is confirmed as agreed to: the difference is due", async () => {
    const edit = await Edit.begin();
    await edit.quantity(mutton, 3);
    await edit.total("/confirm");
    expect(await edit.inShop()).toMatchObject({ totalAmount: String(raised), due: MUTTON, offer: null });
    expect((await historyOf(admin, edit.order.id)).at(-1)?.changed[0]?.field).toBe("offerAccepted");
  });

  it("is the shop's offer once the customer is told of it, and ends with the answer", async () => {
    for (const [agrees, status, totalAmount] of [
      [true, "confirmed", raised],
      [false, "declined", TOTAL],
    ] as const) {
      const edit = await Edit.begin();
      await edit.quantity(mutton, 3);
      await edit.total("/request", { no_notification: false });
      const { offer, totalAmount: unchanged } = await edit.inShop();
      expect([offer?.total, unchanged, await edit.status()]).toEqual([raised, String(TOTAL), "requested"]);
      const answer = { offer: offer?.id, agrees };
      expect((await shopper.client.post(`/api/orders/${edit.order.id}/offer`, answer)).status).toBe(200);
      expect(await edit.inShop()).toMatchObject({ totalAmount: String(totalAmount), offer: null });
      expect(await edit.status()).toBe(status);
    }
  });

  it("takes its offer back when it is cancelled in the dashboard", async () => {
    const edit = await Edit.begin();
    await edit.quantity(mutton, 3);
    await edit.total("/request", {});
    await edit.total("/request", {});
    const offered = (await historyOf(admin, edit.order.id)).filter(({ changed }) => changed[0]?.field === "offered");
    expect(offered, "asked once, however often it is pressed").toHaveLength(1);
    const [item] = (await medusaIds(edit.order.id)).itemIds.values();
    expect(await edit.refused(409, `/items/item/${item}`, { quantity: 5 })).toBe("order_edit_gone");
    expect((await dashboard.delete(`/admin/order-edits/${edit.orderId}`)).status).toBe(200);
    expect(await edit.inShop()).toMatchObject({ totalAmount: String(TOTAL), offer: null });
    expect(await edit.status()).toBe("canceled");
    const draft = await Edit.of(edit.order);
    expect((await dashboard.delete(`/admin/order-edits/${draft.orderId}`)).status).toBe(200);
  });
});

describe("an open edit", () => {
  it("hinders no change of the shop, which ends it", async () => {
    const edit = await Edit.begin();
    await edit.quantity(mutton, 1);
    const packed = { lines: [{ id: edit.order.items[0]?.id, packedQuantity: 1.9 }] };
    expect((await admin.put(`/api/admin/orders/${edit.order.id}/packed`, packed)).status).toBe(200);
    expect(await edit.status()).toBe("canceled");
    expect(await edit.refused(409, "/confirm")).toBe("order_packed");
    const other = await Edit.begin();
    await other.quantity(mutton, 1);
    await changedOrder(admin, other.order, { lines: [{ productId: mutton.id, quantity: 1.5 }] });
    expect(await other.refused(409, "/confirm")).toBe("order_edit_gone");
    expect(await other.inShop()).toMatchObject({ toReturn: 0.5 * MUTTON });
  });

  it("keeps the shop's prices, and is not begun of goods that cannot be changed", async () => {
    const edit = await Edit.begin();
    const variant_id = await variantOf(beef);
    const add = (item: object) => edit.refused(409, "/items", { items: [{ variant_id, quantity: 1, ...item }] });
    expect(await add({ unit_price: 1 })).toBe("order_edit_price");
    expect(await add({ quantity: 0.5 })).toBe("order_edit_below_kilogram");
    expect(await add({ variant_id: await variantOf(mutton) })).toBe("order_edit_known_product");
    expect(await add({ variant_id: "variant_none" })).toBe("product_unavailable");
    const [item] = (await medusaIds(edit.order.id)).itemIds.values();
    expect(await edit.refused(409, `/items/item/${item}`, { quantity: 1, unit_price: 1 })).toBe("order_edit_price");
    for (const quantity of [-1, 0.05])
      expect(await edit.refused(400, `/items/item/${item}`, { quantity })).toBe("quantity_invalid");
    const other = await Edit.begin();
    const [foreign] = (await medusaIds(other.order.id)).itemIds.values();
    expect(await edit.refused(409, `/items/item/${foreign}`, { quantity: 1 })).toBe("order_edit_gone");
    await other.quantity(mutton, 1);
    const { rows: steps } = await shopPool().query<{ id: string }>(
      "SELECT id FROM order_change_action WHERE order_id = $1",
      [other.orderId],
    );
    const step = `/admin/order-edits/${edit.orderId}/items/${steps[0]?.id}`;
    for (const method of ["POST", "DELETE"] as const)
      expect((await dashboard.refused(409, method, step, { json: { quantity: 1 } })).code).toBe("order_edit_gone");
    const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM order_change WHERE order_id = $1", [
      edit.orderId,
    ]);
    const change = `/admin/order-changes/${rows[0]?.id}`;
    expect((await dashboard.post(change, { internal_note: "Утсаар" })).status).toBe(200);
    const promotions = { json: { carry_over_promotions: true } };
    expect((await dashboard.refused(409, "POST", change, promotions)).code).toBe("order_write_refused");
    await edit.quantity(mutton, 0);
    expect(await edit.refused(409, "/confirm")).toBe("nothing_left");
    await setStatus(admin, edit.order.id, "cancelled");
    expect(await edit.refused(409, "/confirm")).toBe("order_closed");
    const json = { order_id: edit.orderId };
    expect((await dashboard.refused(409, "POST", "/admin/order-edits", { json })).code).toBe("order_closed");
  });
});
