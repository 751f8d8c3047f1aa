import { setTimeout as sleep } from "node:timers/promises";
import type { IPaymentProvider } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { bankTransferMethod } from "@zakh/bank-transfer/payment/bank-transfer-method";
import { shopPool } from "@zakh/kit/database/pool";
import { registerPaymentMethod } from "@zakh/orders/payment/payment-method";
import { findOrderHistory } from "@zakh/orders/read-models/order-history";
import { findOrderState } from "@zakh/orders/read-models/order-state";
import { findOrder } from "@zakh/orders/read-models/orders";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { whileKilledAt } from "./failing-writes";
import { inventoryOfRows, place, type TestProduct } from "./fixtures";
import { type OrderChanges, TestOrders } from "./test-orders";

let shop: TestOrders;
let product: TestProduct;
let provider: IPaymentProvider;

beforeAll(async () => {
  shop = await TestOrders.open();
  registerPaymentMethod({ ...bankTransferMethod, code: TAKES_MONEY, takesMoney: true });
  [product] = await shop.putOnSale({ name: "Туршилтын төлбөрийн мах", price: 15000 });
  const payments = shop.container.resolve(Modules.PAYMENT) as unknown as {
    paymentProviderService_: { retrieveProvider(id: string): IPaymentProvider };
  };
  provider = payments.paymentProviderService_.retrieveProvider(bankTransferMethod.providerId);
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => shop.remove());

/** A method whose provider takes the money itself. */
const TAKES_MONEY = "test_takes_money";

/** An order that is paid by that method. */
async function newOrder(changes: OrderChanges = {}): Promise<number> {
  return (await place(shop.container, request(TAKES_MONEY, changes))).id;
}

function request(paymentMethod: string, changes: OrderChanges = {}) {
  const asked = shop.request([[product, 1]], changes);
  return { ...asked, orderData: { ...asked.orderData, paymentMethod } };
}

/**
 * Counts transactions that keep a lock on a row of an order or its payment while a provider is called. A transaction
 * that waits for the answer keeps it until then; a background job releases it after a moment.
 */
async function lockedRows(): Promise<number> {
  for (let look = 0; look < 20; look += 1) {
    if ((await countLocks()) === 0) return 0;
    await sleep(100);
  }
  return countLocks();
}

async function countLocks(): Promise<number> {
  const { rows } = await shopPool().query<{ count: number }>(
    `SELECT count(DISTINCT l.pid)::int AS count FROM pg_locks l
     WHERE l.relation IN ('order_detail'::regclass, 'payment'::regclass, 'payment_session'::regclass)
       AND l.mode IN ('RowShareLock', 'RowExclusiveLock') AND l.pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** What a change of an order may ask of its provider. */
const PROVIDER_CALLS = [
  "initiatePayment",
  "authorizePayment",
  "capturePayment",
  "refundPayment",
  "cancelPayment",
] as const;

it("no provider call is made while a transaction holds a row lock", async () => {
  const held: Record<string, number> = {};
  for (const method of PROVIDER_CALLS) {
    const original = provider[method].bind(provider) as (input: never) => Promise<never>;
    vi.spyOn(provider, method).mockImplementation((async (input: never) => {
      held[method] = Math.max(held[method] ?? 0, await lockedRows());
      return original(input);
    }) as never);
  }
  const number = await newOrder();
  await shop.change(number, "processing");
  await shop.change(number, "pending");
  await shop.change(number, "cancelled");
  expect(held).toEqual({
    initiatePayment: 0,
    authorizePayment: 0,
    capturePayment: 0,
    refundPayment: 0,
    cancelPayment: 0,
  });
});

it("a method whose money people move asks its provider once, for the awaited payment", async () => {
  const asked: string[] = [];
  for (const method of PROVIDER_CALLS)
    vi.spyOn(provider, method).mockImplementation((async () => {
      asked.push(method);
      return { id: "test", data: {} };
    }) as never);
  const { id: number } = await shop.place([[product, 1]]);
  for (const status of ["processing", "cancelled", "processing", "pending", "cancelled", "pending"] as const)
    await shop.change(number, status);
  expect(asked).toEqual(["initiatePayment"]);
});

it("a session that no order uses is deleted, and a repeat with the same key starts another", async () => {
  const begun = vi.spyOn(provider, "initiatePayment");
  const given = vi.spyOn(provider, "deletePayment");
  const before = await inventoryOfRows();
  const idempotencyKey = `provider-${Date.now()}`;
  await whileKilledAt(shopPool(), "payment_session", () => expect(newOrder({ idempotencyKey })).rejects.toThrow());
  expect(await inventoryOfRows()).toEqual(before);
  expect(given).toHaveBeenCalledTimes(1);
  await newOrder({ idempotencyKey });
  expect(begun).toHaveBeenCalledTimes(2);
  expect(given).toHaveBeenCalledTimes(1);
});

it("a capture whose process died before it was recorded is repeated with the same key, and recorded once", async () => {
  const captured = vi.spyOn(provider, "capturePayment");
  const number = await newOrder();
  await whileKilledAt(shopPool(), "capture", () => expect(shop.change(number, "processing")).rejects.toThrow());
  expect(await findOrder(shopPool(), number)).toMatchObject({ status: "pending", received: 0 });
  await shop.change(number, "processing");
  const keys = captured.mock.calls.map(([input]) => input.context?.idempotency_key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const { received, totalAmount } = (await findOrder(shopPool(), number)) ?? {};
  expect(String(received)).toBe(totalAmount);
});

it("each refund has its own key, and a provider's refusal changes nothing", async () => {
  const number = await newOrder();
  await shop.change(number, "processing");
  await shop.change(number, "cancelled");
  const refund = vi.spyOn(provider, "refundPayment").mockRejectedValueOnce(new Error("The provider is away"));
  const giveBack = (amount: number) => shop.giveBack(number, amount);
  const before = await findOrderState(shopPool(), number);
  await expect(giveBack(1000)).rejects.toThrow("The provider is away");
  expect(await findOrderState(shopPool(), number)).toEqual(before);
  await giveBack(1000);
  await giveBack(1000);
  const [refused, first, second] = refund.mock.calls.map(([input]) => input.context?.idempotency_key);
  expect(first).toBe(refused);
  expect(second).not.toBe(first);
});

it("an order with an immediate payment method is paid at once, and waits when the capture fails", async () => {
  const atOnce = "test_at_once";
  registerPaymentMethod({ ...bankTransferMethod, code: atOnce, immediate: true, takesMoney: true });
  const { id } = await place(shop.container, request(atOnce));
  expect(await findOrder(shopPool(), id)).toMatchObject({
    status: "processing",
    due: 0,
    paymentMethod: atOnce,
  });
  expect((await findOrderHistory(shopPool(), id))?.at(-1)).toMatchObject({ to: "processing", changedBy: null });
  vi.spyOn(provider, "capturePayment").mockRejectedValueOnce(new Error("The provider is away"));
  const waiting = await place(shop.container, request(atOnce));
  expect((await findOrder(shopPool(), waiting.id))?.status).toBe("pending");
  await shop.change(waiting.id, "processing");
  expect((await findOrder(shopPool(), waiting.id))?.status).toBe("processing");
});
