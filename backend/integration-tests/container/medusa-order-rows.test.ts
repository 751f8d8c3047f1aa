import type { CreateOrderDTO, CreatePaymentCollectionDTO, IOrderModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { type NewOrder, newOrderRows } from "@zakh/checkout/workflows/placing/new-order-rows";
import { nextOrderNumbers } from "@zakh/checkout/workflows/placing/order-numbers";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertRows } from "@zakh/kit/database/table-rows";
import { findOrderDefaults } from "@zakh/orders/read-models/order-defaults";
import { callProvider, initiateCall } from "@zakh/orders/workflows/payment/provider-calls";
import { priceLines } from "@zakh/orders/workflows/pricing/price-lines";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { orderRequest, putOnSale, type TestProduct, takeOffSale, testShopper } from "./fixtures";
import { medusaOrder } from "./medusa-order";

type Row = Record<string, unknown>;

/** Medusa's tables of an order, and how its rows are found by the ids of order and payment. */
const TABLES = {
  order: "t.id = $1",
  order_address: 't.id = (SELECT shipping_address_id FROM "order" WHERE id = $1)',
  order_summary: "t.order_id = $1",
  order_item: "t.order_id = $1",
  order_line_item: "t.id IN (SELECT item_id FROM order_item WHERE order_id = $1)",
  order_line_item_adjustment: "t.item_id IN (SELECT item_id FROM order_item WHERE order_id = $1)",
  order_shipping: "t.order_id = $1",
  order_shipping_method: "t.id IN (SELECT shipping_method_id FROM order_shipping WHERE order_id = $1)",
  payment_collection: "t.id = $2",
  payment_session: "t.payment_collection_id = $2",
};

/** Columns whose values are always unique. */
const OWN =
  /^(?:id|display_id|order_id|item_id|shipping_address_id|shipping_method_id|payment_collection_id|session_id|created_at|updated_at)$/;

class Undone extends Error {}

const shopper = testShopper();
let commerce: Commerce;
let onSale: TestProduct[];

beforeAll(async () => {
  commerce = await bootCommerce();
  onSale = await putOnSale(commerce.container, shopPool(), [
    { name: "Туршилтын үхрийн мах", price: 15000, minOrderQuantity: 0.5 },
    { name: "Туршилтын гурван хуваалт", price: 62000, priceDivisor: 3, minOrderQuantity: 0.1 },
  ]);
});

afterAll(async () => {
  await takeOffSale(commerce.container, onSale);
});

const PAYMENT = {
  details: { bankAccount: { id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" } },
  payer: "Бат",
};

const TRANSFER_DISCOUNT = 37;

/** An order of both products with a transfer discount; the line that it is taken off is also rounded to whole won. */
async function newOrder(placedAt: Date): Promise<NewOrder> {
  const items = onSale.map(({ number }) => ({ productId: number, quantity: 0.7 }));
  const numbers = items.map(({ productId }) => productId);
  const lines = priceLines(items, await findSaleProducts(shopPool(), numbers));
  const total = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 4000 - TRANSFER_DISCOUNT);
  const form = orderRequest(shopper, 1, []).orderData;
  const [number = 0] = await nextOrderNumbers(shopPool(), 1);
  return {
    id: medusaId("order", placedAt),
    number,
    placedAt,
    form,
    customerId: shopper.customerId,
    defaults: await findOrderDefaults(shopPool()),
    lines: lines.map((line) => ({ ...line, lineItemId: medusaId("ordli", placedAt) })),
    shippingFee: 4000,
    transferDiscount: TRANSFER_DISCOUNT,
    creditUsed: 0,
    total,
    detailId: medusaId("ordet", placedAt),
    collectionId: medusaId("pay_col", placedAt),
    session: await callProvider(
      commerce.container,
      initiateCall({ sessionId: medusaId("payses", placedAt), method: form.paymentMethod, total, payment: PAYMENT }),
    ),
    payment: PAYMENT,
    accountNumber: shopper.accountNumber,
    accountName: shopper.accountName,
  };
}

/** The rows of an order and its payment in Medusa's tables, without unique values. */
async function stored(sql: Queryable, orderId: string, collectionId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const [table, condition] of Object.entries(TABLES)) {
    const { rows } = await sql.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t, (SELECT $1::text, $2::text) ids WHERE ${condition}`,
      [orderId, collectionId],
    );
    // The lines of an order have no defined order.
    tables[table] = rows
      .map(({ row }) => common(row) as Row)
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return tables;
}

function common(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(common);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([column]) => !OWN.test(column));
  return Object.fromEntries(kept.map(([column, inner]) => [column, common(inner)]));
}

it("an order is written to Medusa's tables exactly as Medusa's own modules write it", async () => {
  const ours = await newOrder(new Date());
  const theirs = await newOrder(new Date());
  const found: Record<string, Row[]>[] = [];
  const undone = inOneTransaction(commerce.container, async (transaction) => {
    const { sql, use } = transaction;
    await insertRows(
      sql,
      newOrderRows(ours).filter(({ table }) => table in TABLES),
    );
    const orders = commerce.container.resolve<
      IOrderModuleService & { createOrders_(data: CreateOrderDTO[], context: unknown): Promise<{ id: string }[]> }
    >(Modules.ORDER);
    const [order] = await use(orders, (service, context) => service.createOrders_([medusaOrder(theirs)], context));
    const payments = commerce.container.resolve(Modules.PAYMENT);
    const money = { currency_code: "krw", amount: theirs.total };
    const payment = await use(payments, (service, context) =>
      service.createPaymentCollections({ ...money, status: "awaiting" } as CreatePaymentCollectionDTO, context),
    );
    const session = {
      provider_id: theirs.session.provider_id,
      ...money,
      data: { ...PAYMENT.details, depositor: PAYMENT.payer },
    };
    await use(payments, (service, context) => service.createPaymentSession(payment.id, session as never, context));
    found.push(await stored(sql, ours.id, ours.collectionId));
    found.push(await stored(sql, order?.id ?? "", payment.id));
    throw new Undone();
  });
  await expect(undone).rejects.toBeInstanceOf(Undone);
  const [written, medusas] = found;
  expect(Object.values(written ?? {}).map((rows) => rows.length > 0)).not.toContain(false);
  expect(written).toEqual(medusas);
});
