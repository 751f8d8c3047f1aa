import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  getOrderDetailWorkflow,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { ORDER_STATUSES } from "@zakh/orders/contract";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { findOrderState } from "@zakh/orders/read-models/order-state";
import { findOrder, findOrderHistory } from "@zakh/orders/read-models/orders";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { returnOrderMoneyWorkflow } from "@zakh/orders/workflows/return-order-money";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import {
  activeBankAccount,
  inventoryOfRows,
  orderRequest,
  place,
  putOnSale,
  removeOrders,
  type TestProduct,
  takeOffSale,
  testShopper,
} from "./fixtures";
import { REFUSED, tablesWritten, whileKilledAt, whileTableRefuses } from "./refusing-table";

const shopper = testShopper();
const admin = { number: 1, name: "Админ" };
let commerce: Commerce;
let bank: number;
let products: TestProduct[];
let plenty: TestProduct;
let scarce: TestProduct;

beforeAll(async () => {
  commerce = await bootCommerce();
  bank = await activeBankAccount(shopPool());
  products = await putOnSale(commerce.container, shopPool(), [
    { name: "Туршилтын элбэг мах", price: 15000, trackStock: true, stock: 500 },
    { name: "Туршилтын ганц мах", price: 20000, trackStock: true, stock: 1 },
  ]);
  [plenty, scarce] = products as [TestProduct, TestProduct];
});

afterAll(async () => {
  await removeOrders(shopPool(), shopper.accountNumber);
  await takeOffSale(commerce.container, products);
});

/** Each goes to an address of its own: what one address is written to in an hour is limited. */
async function newOrder(product = plenty, kilograms = 1): Promise<number> {
  const customerEmail = `${randomUUID()}@example.com`;
  const { id } = await place(
    commerce.container,
    orderRequest(shopper, bank, [[product, kilograms]], { customerEmail }),
  );
  return id;
}

async function change(number: number, to: OrderStatus | "follow-medusa"): Promise<void> {
  await changeOrderStatusWorkflow(commerce.container).run({ input: { number, to, by: admin } });
}

async function giveBack(number: number, amount: number): Promise<void> {
  await returnOrderMoneyWorkflow(commerce.container).run({ input: { number, amount, by: admin } });
}

async function sumsOf(number: number) {
  const { received, due, toReturn } = (await findOrder(shopPool(), number)) ?? {};
  return { received, due, toReturn };
}

async function stateOf(number: number) {
  const state = await findOrderState(shopPool(), { number });
  if (!state) throw new Error(`No order ${number}`);
  return state;
}

interface MedusaPayment {
  id: string;
  status: string;
  captured_amount?: unknown;
  refunded_amount?: unknown;
}

/** What Medusa's dashboard shows of the order, its payments oldest first. */
async function inMedusa(number: number) {
  const { orderId } = await stateOf(number);
  const { result: order } = await getOrderDetailWorkflow(commerce.container).run({
    input: {
      order_id: orderId,
      fields: ["status", "canceled_at", "total", "summary.*", "payment_status", "payment_collections.*"],
    },
  });
  const collections = (order.payment_collections ?? []) as unknown as MedusaPayment[];
  const payments = collections
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ status, captured_amount, refunded_amount }) => ({
      status,
      captured: Number(captured_amount ?? 0),
      refunded: Number(refunded_amount ?? 0),
    }));
  return {
    status: order.status,
    canceled: Boolean(order.canceled_at),
    total: Number(order.total),
    owed: Number(order.summary?.pending_difference),
    paymentStatus: order.payment_status,
    payments,
  };
}

/** What is kept of the order's payments, to the last field that a change writes. */
async function paymentRows(number: number) {
  const { rows } = await shopPool().query(
    `SELECT pc.id, pc.status, pc.completed_at, session.status, session.data, session.authorized_at,
       payment.id AS payment, payment.data AS payment_data, payment.captured_at
     FROM "order" o JOIN order_payment_collection link ON link.order_id = o.id AND link.deleted_at IS NULL
     JOIN payment_collection pc ON pc.id = link.payment_collection_id
     LEFT JOIN payment_session session ON session.payment_collection_id = pc.id
     LEFT JOIN payment ON payment.payment_collection_id = pc.id
     WHERE o.display_id = $1 ORDER BY pc.id, session.id, payment.id`,
    [number],
  );
  return rows;
}

/** A payment that another took the place of: what came and went cancels out. */
const RETIRED = { status: "canceled", captured: 0, refunded: 0 };

/** How Medusa must look under each status of an order of `total` won. */
function agreement(status: OrderStatus, total: number, wasPaid: boolean, retired = 0) {
  const before = Array.from({ length: retired }, () => RETIRED);
  const awaited = { status: "awaiting", captured: 0, refunded: 0 };
  const paid = { status: "completed", captured: total, refunded: 0 };
  // The money of a cancelled order stays with the shop until it is transferred back (ruling 48).
  const over = wasPaid ? paid : { ...awaited, status: "canceled" };
  const open = { status: "pending", canceled: false, total };
  const pending = { ...open, owed: total, paymentStatus: "awaiting", payments: [...before, awaited] };
  const processing = { ...open, owed: 0, paymentStatus: "captured", payments: [...before, paid] };
  return {
    pending,
    processing,
    completed: { ...processing, status: "completed" },
    cancelled: {
      status: "canceled",
      canceled: true,
      total,
      owed: wasPaid ? 0 : total,
      paymentStatus: wasPaid ? "captured" : "canceled",
      payments: [...before, over],
    },
  }[status];
}

const isPaid = (status: OrderStatus) => status === "processing" || status === "completed";

describe("any status after any other", () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES.filter((status) => status !== from)) {
      it(`${from} → ${to}: Medusa's order, payment and stock agree`, async () => {
        const number = await newOrder();
        if (from !== "pending") await change(number, from);
        const { total } = await stateOf(number);
        await change(number, to);
        expect((await findOrder(shopPool(), number))?.status).toBe(to);
        const renewed = from === "cancelled" || (isPaid(from) && to === "pending");
        expect(await inMedusa(number)).toEqual(agreement(to, total, isPaid(from), renewed ? 1 : 0));
        const { reserved, released, consumed } = await stateOf(number);
        const stock = { pending: [1, 0, 0], processing: [1, 0, 0], completed: [0, 0, 1], cancelled: [0, 1, 0] };
        expect([reserved.length, released.length, consumed.length]).toEqual(stock[to]);
      });
    }
  }

  it("keeps who changed what, when, and the money that moved", async () => {
    const number = await newOrder();
    const { total } = await stateOf(number);
    for (const status of ["processing", "completed", "pending", "processing", "cancelled"] as const) {
      await change(number, status);
    }
    await giveBack(number, total);
    await change(number, "pending");
    const received = { kind: "received", amount: total };
    expect(await findOrderHistory(shopPool(), number)).toMatchObject([
      { from: null, to: "pending", changedBy: shopper.accountName, moneyMoved: 0, money: [] },
      { from: "pending", to: "processing", changedBy: admin.name, moneyMoved: total, money: [received] },
      { from: "processing", to: "completed", changedBy: admin.name, moneyMoved: 0, money: [] },
      { from: "completed", to: "pending", moneyMoved: -total, money: [{ kind: "received", amount: -total }] },
      { from: "pending", to: "processing", moneyMoved: total, money: [received] },
      { from: "processing", to: "cancelled", moneyMoved: 0, money: [{ kind: "to_return", amount: total }] },
      { from: "cancelled", to: "cancelled", moneyMoved: -total, money: [{ kind: "returned", amount: total }] },
      { from: "cancelled", to: "pending", changedBy: admin.name, moneyMoved: 0, money: [] },
    ]);
  });

  it("writes nothing down when the status is the same", async () => {
    const number = await newOrder();
    await change(number, "pending");
    expect(await findOrderHistory(shopPool(), number)).toHaveLength(1);
  });

  it("is 404 for an order that does not exist", async () => {
    await expect(change(2147483647, "completed")).rejects.toMatchObject({ status: 404, code: "order_not_found" });
  });
});

it("gives cancelled stock to the next shopper, and refuses to take it back", async () => {
  const first = await newOrder(scarce);
  await expect(newOrder(scarce)).rejects.toMatchObject({ code: "stock_short" });
  await change(first, "cancelled");
  await newOrder(scarce);
  await expect(change(first, "processing")).rejects.toMatchObject({
    status: 409,
    code: "stock_short",
    params: { name: scarce.name, left: 0 },
  });
  expect((await findOrder(shopPool(), first))?.status).toBe("cancelled");
});

it("makes changes of one order wait for each other", async () => {
  const number = await newOrder();
  const { total } = await stateOf(number);
  await Promise.all(
    (["processing", "cancelled", "completed", "cancelled", "pending", "processing"] as const).map((to) =>
      change(number, to),
    ),
  );
  const history = (await findOrderHistory(shopPool(), number)) ?? [];
  for (const [index, entry] of history.entries()) expect(entry.from).toBe(history[index - 1]?.to ?? null);
  // Whatever came first: the entries, the sums and Medusa's captures and refunds say the same.
  const state = await stateOf(number);
  const { received, toReturn } = moneySums(state);
  expect(history.at(-1)?.to).toBe(state.status);
  expect(history.reduce((sum, entry) => sum + entry.moneyMoved, 0)).toBe(received);
  expect(state.held.reduce((sum, { amount }) => sum + amount, 0)).toBe(received);
  expect(received - toReturn).toBe(isPaid(state.status) ? total : 0);
});

describe("Medusa's own workflows", () => {
  async function eventually(number: number, status: OrderStatus) {
    await vi.waitFor(async () => expect((await findOrder(shopPool(), number))?.status).toBe(status), {
      timeout: 10_000,
    });
  }

  it("cancels the shop's order with its own, and the shop can bring it back at its price", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { orderId, total } = await stateOf(number);
    await cancelOrderWorkflow(commerce.container).run({ input: { order_id: orderId } });
    await eventually(number, "cancelled");
    expect((await findOrderHistory(shopPool(), number))?.at(-1)).toMatchObject({
      to: "cancelled",
      changedBy: null,
      moneyMoved: -total,
    });
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    await change(number, "processing");
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false, 1));
    expect((await findOrder(shopPool(), number))?.items).toHaveLength(1);
    expect((await stateOf(number)).reserved).toHaveLength(1);
  });

  it("completes the shop's order with its own, and the payment is captured", async () => {
    const number = await newOrder();
    const { orderId, total } = await stateOf(number);
    await completeOrderWorkflow(commerce.container).run({ input: { orderIds: [orderId] } });
    await eventually(number, "completed");
    expect(await inMedusa(number)).toEqual(agreement("completed", total, false));
  });

  it("makes an order processing when its payment is captured", async () => {
    const number = await newOrder();
    const { payment, total } = await stateOf(number);
    const authorized = await commerce.container
      .resolve(Modules.PAYMENT)
      .authorizePaymentSession(payment?.session?.id ?? "", {});
    await capturePaymentWorkflow(commerce.container).run({ input: { payment_id: authorized?.id ?? "" } });
    await eventually(number, "processing");
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false));
    await change(number, "cancelled");
    expect(await inMedusa(number)).toEqual(agreement("cancelled", total, true));
  });

  it("cancels an order when all of its money is given back", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { payment, total } = await stateOf(number);
    await refundPaymentWorkflow(commerce.container).run({ input: { payment_id: payment?.paymentId ?? "" } });
    await eventually(number, "cancelled");
    expect((await findOrderHistory(shopPool(), number))?.at(-1)?.moneyMoved).toBe(-total);
    expect((await stateOf(number)).medusaStatus).toBe("canceled");
  });

  it("leaves an order paid when a part of its money is given back, and the history says so when it happens and who did it", async () => {
    const number = await newOrder();
    await change(number, "processing");
    const { payment, total } = await stateOf(number);
    const { rows } = await shopPool().query(
      `SELECT au.user_id AS "userId", a.name FROM account_user au JOIN account a ON a.id = au.account_id
       WHERE au.deleted_at IS NULL AND a.deleted_at IS NULL LIMIT 1`,
    );
    await refundPaymentWorkflow(commerce.container).run({
      input: { payment_id: payment?.paymentId ?? "", amount: 1000, created_by: rows[0].userId },
    });
    await vi.waitFor(
      async () =>
        expect((await findOrderHistory(shopPool(), number))?.at(-1)).toMatchObject({
          from: "processing",
          to: "processing",
          changedBy: rows[0].name,
          money: [
            { kind: "to_return", amount: 1000 },
            { kind: "returned", amount: 1000 },
          ],
        }),
      { timeout: 10_000 },
    );
    await change(number, "completed");
    expect(await inMedusa(number)).toMatchObject({ status: "completed", total: total - 1000, owed: 0 });
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: total - 1000, due: 0, toReturn: total - 1000 });
    await giveBack(number, total - 1000);
    await change(number, "pending");
    expect(await inMedusa(number)).toEqual(agreement("pending", total, true, 1));
    expect(await sumsOf(number)).toEqual({ received: 0, due: total, toReturn: 0 });
  });
});

describe("the money of a cancelled order", () => {
  async function cancelledOrder(): Promise<{ number: number; total: number }> {
    const number = await newOrder();
    await change(number, "processing");
    await change(number, "cancelled");
    return { number, total: (await stateOf(number)).total };
  }

  it("is to be returned until it was, in parts too, and Medusa's payment follows", async () => {
    const { number, total } = await cancelledOrder();
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: total });
    await giveBack(number, 1000);
    expect(await sumsOf(number)).toEqual({ received: total - 1000, due: 0, toReturn: total - 1000 });
    expect(await inMedusa(number)).toMatchObject({ owed: 1000, paymentStatus: "partially_refunded" });
    await giveBack(number, total - 1000);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toMatchObject({ status: "canceled", owed: total, paymentStatus: "refunded" });
  });

  it("cannot be returned twice, nor more than there is, nor by two at once", async () => {
    const { number, total } = await cancelledOrder();
    const refused = { status: 409, code: "nothing_to_return" };
    await expect(giveBack(number, total + 1)).rejects.toMatchObject(refused);
    const both = await Promise.allSettled([giveBack(number, total), giveBack(number, total)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(giveBack(number, 1)).rejects.toMatchObject(refused);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    await expect(giveBack(2147483647, 1)).rejects.toMatchObject({ status: 404 });
  });

  it("pays the order again when that is taken up after all", async () => {
    const { number, total } = await cancelledOrder();
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false));
  });

  it("is paid whole again when the order is taken up after a part was given back", async () => {
    const { number, total } = await cancelledOrder();
    await giveBack(number, 1000);
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(number)).toEqual(agreement("processing", total, false, 1));
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: total });
  });

  it("is still to be returned when the order waits for another payment, which is returned as well once it came to nothing", async () => {
    const { number, total } = await cancelledOrder();
    await change(number, "pending");
    expect(await sumsOf(number)).toEqual({ received: total, due: total, toReturn: total });
    await change(number, "processing");
    expect(await sumsOf(number)).toEqual({ received: 2 * total, due: 0, toReturn: total });
    await change(number, "cancelled");
    expect(await sumsOf(number)).toEqual({ received: 2 * total, due: 0, toReturn: 2 * total });
    await giveBack(number, 2 * total);
    expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
    expect((await stateOf(number)).held).toEqual([]);
    await change(number, "pending");
    expect(await inMedusa(number)).toEqual(agreement("pending", total, true, 2));
  });

  it("is returned whole or not at all, whichever write fails or wherever the process is killed", async () => {
    const { number, total } = await cancelledOrder();
    const tables = await tablesWritten(shopPool(), async () => {
      const example = await cancelledOrder();
      await giveBack(example.number, 1000);
    });
    expect(tables).toEqual(expect.arrayContaining(["money_entry", "refund", "outgoing_mail"]));
    const everything = async () => [await inventoryOfRows(shopPool()), await stateOf(number), await inMedusa(number)];
    const before = await everything();
    for (const table of ["money_entry", "refund", "order_transaction", "outgoing_mail", "order_status_change"]) {
      await whileTableRefuses(shopPool(), table, () => expect(giveBack(number, total), table).rejects.toThrow(REFUSED));
      expect(await everything(), `after ${table} refused`).toEqual(before);
    }
    await whileKilledAt(shopPool(), "money_entry", () => expect(giveBack(number, total)).rejects.toThrow());
    expect(await everything()).toEqual(before);
    await giveBack(number, total);
    expect((await sumsOf(number)).toReturn).toBe(0);
  });
});

describe("a change that fails", () => {
  const changes: [OrderStatus, OrderStatus][] = [
    ["pending", "completed"],
    ["processing", "cancelled"],
    ["processing", "pending"],
    ["pending", "cancelled"],
    ["cancelled", "processing"],
  ];

  async function orderOf(status: OrderStatus): Promise<number> {
    const number = await newOrder();
    if (status !== "pending") await change(number, status);
    return number;
  }

  async function everythingOf(number: number) {
    return {
      rows: await inventoryOfRows(shopPool()),
      state: await stateOf(number),
      medusa: await inMedusa(number),
      payments: await paymentRows(number),
    };
  }

  it.each(changes)("leaves everything as it was, whichever write fails: %s → %s", async (from, to) => {
    const example = await orderOf(from);
    const tables = await tablesWritten(shopPool(), () => change(example, to));
    expect(tables).toEqual(expect.arrayContaining(["order_detail", "order_status_change"]));
    const number = await orderOf(from);
    const before = await everythingOf(number);
    for (const table of tables) {
      await whileTableRefuses(shopPool(), table, () => expect(change(number, to), table).rejects.toThrow(REFUSED));
      expect(await everythingOf(number), `after ${table} refused`).toEqual(before);
    }
    await change(number, to);
    expect((await stateOf(number)).status).toBe(to);
  });

  it.each(changes)(
    "leaves everything as it was when the process is killed at its last write: %s → %s",
    async (from, to) => {
      const number = await orderOf(from);
      const before = await everythingOf(number);
      await whileKilledAt(shopPool(), "order_status_change", () => expect(change(number, to)).rejects.toThrow());
      expect(await everythingOf(number)).toEqual(before);
      await change(number, to);
      expect((await stateOf(number)).status).toBe(to);
    },
  );
});

it("takes back what Medusa's own cancelling credited, or leaves it when that fails", async () => {
  const number = await newOrder();
  await change(number, "processing");
  await cancelOrderWorkflow(commerce.container).run({ input: { order_id: (await stateOf(number)).orderId } });
  await vi.waitFor(async () => expect((await stateOf(number)).status).toBe("cancelled"), { timeout: 10_000 });
  const [state, medusa] = [await stateOf(number), await inMedusa(number)];
  expect(state.creditTotal).toBe(state.total);
  await whileTableRefuses(shopPool(), "order_status_change", () => expect(change(number, "pending")).rejects.toThrow());
  expect(await stateOf(number)).toEqual(state);
  expect(await inMedusa(number)).toEqual(medusa);
  await change(number, "pending");
  expect(await inMedusa(number)).toEqual(agreement("pending", state.total, false, 1));
});
