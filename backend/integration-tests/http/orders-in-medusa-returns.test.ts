import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { type Items, inMedusa, inShop, medusaIds, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { historyOf } from "./test-bank";
import { placedOrder, setStatus } from "./test-orders";
import { stockOf, TestProducts } from "./test-products";

const MUTTON = 18_900;
const STOCK = 50;

let admin: Client;
let dashboard: Client;
let shopper: Shopper;
let products: TestProducts;
let mutton: Product;
let thirds: Product;

beforeAll(async () => {
  [admin, shopper, dashboard] = [await signedInAdmin(), await Shopper.register(), await signedInDashboard()];
  products = new TestProducts(admin);
  mutton = await products.add({ price: MUTTON, trackStock: true, stock: STOCK });
  thirds = await products.add({ price: 10_000, priceDivisor: 3, minOrderQuantity: 0.1 });
});

afterAll(() => products.clear());

interface Answer {
  code?: string;
  return: { id: string; status: string };
  order_preview: { items: { actions?: { id: string; action: string }[] }[] };
}

/** What comes back of a delivered order, in Medusa's dashboard. */
class Return {
  private constructor(
    readonly order: Order,
    private readonly path: string,
    private readonly itemIds: Map<string, string>,
  ) {}

  static async begin(order: Order) {
    const { orderId, itemIds } = await medusaIds(order.id);
    const { status, body } = await dashboard.post<Answer>("/admin/returns", { order_id: orderId });
    if (status !== 200) return { code: body.code };
    return new Return(order, `/admin/returns/${body.return.id}`, itemIds);
  }

  send(path: string, json: object = {}) {
    return dashboard.post<Answer>(`${this.path}${path}`, json);
  }

  async do(path: string, json: object = {}): Promise<Answer> {
    const { status, body } = await this.send(path, json);
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
    return body;
  }

  items({ name }: Product, quantity: number) {
    return { items: [{ id: this.itemIds.get(name), quantity }] };
  }

  /** Asks for so many kilograms back, and begins to receive them. */
  async request(product: Product, quantity: number): Promise<void> {
    await this.do("/request-items", this.items(product, quantity));
    await this.do("/request");
    await this.do("/receive");
  }

  inShop(): Promise<Order> {
    return inShop(admin, this.order.id);
  }
}

async function delivered(items: Items, packed?: number): Promise<Order> {
  const order = await placedOrder(admin, shopper, items);
  await setStatus(admin, order.id, "processing");
  if (packed !== undefined) {
    const lines = [{ id: order.items[0]?.id, packedQuantity: packed }];
    expect((await admin.put(`/api/admin/orders/${order.id}/packed`, { lines })).status).toBe(200);
  }
  return setStatus(admin, order.id, "completed");
}

async function begun(order: Order): Promise<Return> {
  const begin = await Return.begin(order);
  if (!(begin instanceof Return)) throw new Error(`The return was refused: ${begin.code}`);
  return begin;
}

describe("goods that are received back in Medusa's dashboard", () => {
  it("lower the order by a correction, are in stock as far as they can be sold, and their money can be refunded", async () => {
    const { stocked } = await stockOf(mutton);
    const back = await begun(await delivered([{ productId: mutton.id, quantity: 3 }]));
    const total = 3 * MUTTON + SHIPPING_FEE;
    const less = 2.5 * MUTTON;
    await back.request(mutton, 2.5);
    expect(await back.inShop()).toEqual(back.order);
    expect(await stockOf(mutton)).toEqual({ stocked: stocked - 3, reserved: 0 });
    await back.do("/receive-items", back.items(mutton, 1.5));
    await back.do("/dismiss-items", back.items(mutton, 1));
    expect((await back.do("/receive/confirm")).return.status).toBe("received");

    const left = { status: "completed", totalAmount: String(total - less), received: total, toReturn: less };
    expect(await back.inShop()).toMatchObject(left);
    expect(await stockOf(mutton)).toEqual({ stocked: stocked - 1.5, reserved: 0 });
    expect((await historyOf(admin, back.order.id)).at(-1)).toMatchObject({
      changedBy: expect.any(String),
      money: [{ kind: "to_return", amount: less }],
      changed: [{ field: "correction", to: `${mutton.name} −2.5 kg` }],
    });
    const medusa = await inMedusa(dashboard, back.order.id);
    expect(medusa).toMatchObject({ total: total - less, status: "completed" });
    const payment = medusa.payment_collections[0]?.payments[0]?.id;
    expect((await dashboard.post(`/admin/payments/${payment}/refund`, { amount: less })).status).toBe(200);
    expect(await back.inShop()).toMatchObject({ ...left, received: total - less, toReturn: 0 });
    await setStatus(admin, back.order.id, "cancelled");
    expect(await stockOf(mutton)).toEqual({ stocked: stocked - 1, reserved: 0 });
  });

  it("leave the weights of their order as they are, from when they are to come back", async () => {
    const { stocked } = await stockOf(mutton);
    const back = await begun(await delivered([{ productId: mutton.id, quantity: 3 }]));
    const { order } = back;
    const packAnew = async () => {
      const lines = [{ id: order.items[0]?.id, packedQuantity: 2.5 }];
      return (await admin.put<Answer>(`/api/admin/orders/${order.id}/packed`, { lines })).body.code;
    };
    const sellLess = async () => {
      const lines = [{ productId: mutton.id, quantity: 2 }];
      return (await admin.post<Answer>(`/api/admin/orders/${order.id}/changes`, { lines })).body.code;
    };
    await back.request(mutton, 1);
    const payment = (await inMedusa(dashboard, order.id)).payment_collections[0]?.payments[0]?.id;
    const refund = await dashboard.post<Answer>(`/admin/payments/${payment}/refund`, {
      amount: MUTTON,
      note: "Буцаав",
    });
    expect([refund.status, refund.body.code]).toEqual([409, "order_return_open"]);
    await setStatus(admin, order.id, "processing");
    expect([await packAnew(), await sellLess()]).toEqual(["order_return_open", "order_return_open"]);
    await setStatus(admin, order.id, "completed");
    await back.do("/receive");
    await back.do("/receive-items", back.items(mutton, 1));
    await back.do("/receive/confirm");
    await setStatus(admin, order.id, "processing");
    expect([await packAnew(), await sellLess()]).toEqual(["order_came_back", "order_packed"]);
    expect(await stockOf(mutton)).toEqual({ stocked, reserved: 2 });
    await setStatus(admin, order.id, "completed");
    expect(await stockOf(mutton)).toEqual({ stocked: stocked - 2, reserved: 0 });
    expect(await inShop(admin, order.id)).toMatchObject({ totalAmount: String(2 * MUTTON + SHIPPING_FEE) });
  });

  it("are counted to the won, by what was packed and what came back before", async () => {
    const items = [
      { productId: mutton.id, quantity: 3 },
      { productId: thirds.id, quantity: 2.2 },
    ];
    const order = await delivered(items, 2.87);
    let total = 3 * MUTTON - 2457 + 7333 + SHIPPING_FEE;
    const expectTotal = async () => {
      const { totalAmount } = await inShop(admin, order.id);
      const { total: inDashboard } = await inMedusa(dashboard, order.id);
      expect([Number(totalAmount), inDashboard]).toEqual([total, total]);
    };
    await expectTotal();
    const first = await begun(order);
    await first.request(thirds, 1.1);
    await first.do("/receive-items", first.items(thirds, 1.1));
    await first.do("/receive/confirm");
    total -= 3667;
    await expectTotal();
    const second = await begun(order);
    expect((await second.send("/request-items", second.items(mutton, 2.9))).status).toBe(400);
    await second.request(mutton, 2.5);
    for (const [kilograms, status] of [
      [1.2, "partially_received"],
      [1.3, "received"],
    ] as const) {
      if (status === "received") await second.do("/receive");
      await second.do("/receive-items", second.items(mutton, kilograms));
      expect((await second.do("/receive/confirm")).return.status).toBe(status);
      total -= kilograms * MUTTON;
      await expectTotal();
    }
    const third = await begun(order);
    await third.request(mutton, 1);
    await third.do("/receive-items", third.items(mutton, 1));
    expect((await third.send("/receive/confirm")).body.code).toBe("order_write_refused");
  });

  it("are received once, however often it is confirmed at once", async () => {
    const { stocked } = await stockOf(mutton);
    const back = await begun(await delivered([{ productId: mutton.id, quantity: 2 }]));
    await back.request(mutton, 1);
    await back.do("/receive-items", back.items(mutton, 1));
    const answers = await Promise.all(Array.from({ length: 4 }, () => back.send("/receive/confirm")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await back.inShop()).toMatchObject({ toReturn: MUTTON });
    expect((await stockOf(mutton)).stocked).toBe(stocked - 1);
  });

  it("are asked for, and not, one after the other with the shop's own changes", async () => {
    const correction = { amount: 1000, reason: "Хойшилсон" };
    for (let round = 0; round < 3; round += 1) {
      const order = await delivered([{ productId: mutton.id, quantity: 2 }]);
      const correct = () => admin.post(`/api/admin/orders/${order.id}/corrections`, correction);
      const [begin, first] = await Promise.all([Return.begin(order), correct()]);
      const back = begin instanceof Return ? begin : await begun(order);
      // The correction has ended a return that was begun before.
      const asked = back.send("/request-items", back.items(mutton, 1)).then(({ status }) => status);
      const own = (await asked) === 200 ? back : await begun(order);
      if (own !== back) await own.do("/request-items", own.items(mutton, 1));
      const [, second] = await Promise.all([own.send("/request"), correct()]);
      expect([first?.status, second?.status]).toEqual([200, 200]);
      const [, third] = await Promise.all([own.send("/cancel"), correct()]);
      expect(third?.status).toBe(200);
      const total = 2 * MUTTON + SHIPPING_FEE - 3000;
      expect(await own.inShop()).toMatchObject({ totalAmount: String(total) });
      expect(await inMedusa(dashboard, order.id)).toMatchObject({ total });
    }
  });

  it("are weights that scales show, and something", async () => {
    const { stocked } = await stockOf(mutton);
    const back = await begun(await delivered([{ productId: mutton.id, quantity: 2 }]));
    const refused = async (path: string, json: object) => {
      const { status, body } = await back.send(path, json);
      return [status, body.code];
    };
    for (const quantity of [-1, 0, 1.234]) {
      expect(await refused("/request-items", back.items(mutton, quantity))).toEqual([400, "quantity_invalid"]);
    }
    await back.request(mutton, 2);
    expect(await refused("/receive/confirm", {})).toEqual([409, "order_write_refused"]);
    const { order_preview } = await back.do("/receive-items", back.items(mutton, 1));
    const action = order_preview.items
      .flatMap(({ actions = [] }) => actions)
      .find(({ action }) => /RECEIVE/.test(action));
    expect(await refused(`/receive-items/${action?.id}`, { quantity: -2 })).toEqual([400, "quantity_invalid"]);
    await shopPool().query(
      `UPDATE order_change_action SET details = jsonb_set(details, '{quantity}', '-2') WHERE id = $1`,
      [action?.id],
    );
    expect(await refused("/receive/confirm", {})).toEqual([409, "order_write_refused"]);
    expect((await stockOf(mutton)).stocked).toBe(stocked - 2);
  });

  it("are refused until the order is delivered, and hinder no change of the shop", async () => {
    const waiting = await placedOrder(admin, shopper, [{ productId: mutton.id, quantity: 2 }]);
    expect(await Return.begin(waiting)).toEqual({ code: "return_not_delivered" });
    const back = await begun(await delivered([{ productId: mutton.id, quantity: 2 }]));
    await back.request(mutton, 1);
    await back.do("/receive-items", back.items(mutton, 1));
    const correction = { amount: 1000, reason: "Хойшилсон" };
    expect((await admin.post(`/api/admin/orders/${back.order.id}/corrections`, correction)).status).toBe(200);
    expect((await back.send("/receive/confirm")).body.code).toBe("order_edit_gone");
    await back.do("/receive");
    await back.do("/receive-items", back.items(mutton, 1));
    await setStatus(admin, back.order.id, "processing");
    const before = await back.inShop();
    expect((await back.send("/receive/confirm")).body.code).toBe("return_not_delivered");
    expect(await back.inShop()).toEqual(before);
  });
});
