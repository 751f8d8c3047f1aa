import { BANK_TRANSFER, BANK_TRANSFER_PROVIDER_ID, transferInput } from "@zakh/bank-transfer/contract";
import { quantityFault, SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { checkoutForm } from "@zakh/checkout/contract";
import { textsOf } from "@zakh/kit/contract";
import type { TableRow } from "@zakh/kit/database/table-rows";
import type { MoneyMovement, MoneyTotals } from "@zakh/orders/contract";
import { moneySums, withMovements } from "@zakh/orders/read-models/money-sums";
import { describe, expect, it } from "vitest";
import { type GeneratedOrder, generateOrder, generateSlots, type OrderSupplies } from "./generated-order";
import { orderRows } from "./order-rows";
import { randomFrom } from "./random";
import { generateShoppers } from "./shoppers";

const NOW = new Date("2026-11-21T05:00:00Z");
const COUNT = 1500;
const DAY_MS = 24 * 60 * 60 * 1000;

function product(number: number, rule: Partial<SaleProduct> = {}): SaleProduct {
  return {
    number,
    productId: `prod_${number}`,
    variantId: `variant_${number}`,
    ...textsOf(SOLD_TEXT_FIELDS, { name: `Мах №${number}`, category: "Үхрийн мах", origin: "Австрали" }),
    imageUrl: "/static/img/a.webp",
    price: 15900,
    unit: "kg",
    minOrderQuantity: 1,
    packSize: 1,
    priceDivisor: 1,
    trackStock: false,
    inventoryItemId: null,
    storeId: null,
    seller: null,
    ...rule,
  };
}

const supplies: OrderSupplies = {
  products: [
    product(1),
    product(2, { minOrderQuantity: 0.5 }),
    product(3, { minOrderQuantity: 4, packSize: 4 }),
    product(4, { price: 62000, priceDivisor: 4 }),
    product(5, { price: 62000.55, priceDivisor: 3, minOrderQuantity: 0.1 }),
  ],
  shoppers: generateShoppers(30).map((shopper, index) => ({
    ...shopper,
    accountNumber: index + 2,
    customerId: `cus_${index}`,
  })),
  bankAccounts: [{ id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" }],
  shippingFee: 4000,
};

function generate(seed: number): GeneratedOrder[] {
  const random = randomFrom(seed);
  return generateSlots(random, COUNT, NOW).map((slot) => generateOrder(random, slot, supplies));
}

const orders = generate(7);

/** The expected cost in won, computed without the shop's own arithmetic. */
function costs(price: number, quantity: number, divisor: number): number {
  return Math.floor((2 * Math.round(price * 100) * Math.round(quantity * 10) + 1000 * divisor) / (2000 * divisor));
}

const transferForm = checkoutForm({ code: BANK_TRANSFER, delivers: true, asks: transferInput });

describe("a generated order", () => {
  it("costs what its lines cost, each rounded to whole won, and the shipping fee", () => {
    for (const { lines, subtotal, total } of orders) {
      const sum = lines.reduce(
        (won, { product: { price, priceDivisor }, quantity }) => won + costs(price, quantity, priceDivisor),
        0,
      );
      expect([subtotal, total]).toEqual([sum, sum + 4000]);
    }
  });

  it("has one to four lines of different products, in quantities that can be ordered", () => {
    expect([...new Set(orders.map(({ lines }) => lines.length))].sort()).toEqual([1, 2, 3, 4]);
    for (const { lines } of orders) {
      expect(new Set(lines.map(({ product: { number } }) => number)).size).toBe(lines.length);
      for (const line of lines) expect(quantityFault(line.quantity, line.product)).toBeUndefined();
    }
    expect(orders.some(({ lines }) => lines.some(({ quantity }) => !Number.isInteger(quantity)))).toBe(true);
  });

  it("is a valid checkout request", () => {
    for (const { form } of orders) expect(transferForm.safeParse(form).error).toBeUndefined();
  });

  it("is the same for the same seed, and differs for another", () => {
    expect(generate(7)).toEqual(orders);
    expect(generate(8)).not.toEqual(orders);
  });
});

describe("a year of generated orders", () => {
  it("contains its share of every status", () => {
    const percent = (status: string) => (100 * orders.filter((order) => order.status === status).length) / COUNT;
    expect(Math.abs(percent("pending") - 5)).toBeLessThan(2);
    expect(Math.abs(percent("processing") - 10)).toBeLessThan(2);
    expect(Math.abs(percent("completed") - 80)).toBeLessThan(3);
    expect(Math.abs(percent("cancelled") - 5)).toBeLessThan(2);
  });

  it("covers the past year, oldest first, with no change before its time or in the future", () => {
    const placed = orders.map(({ placedAt }) => placedAt.getTime());
    expect(placed).toEqual([...placed].sort((a, b) => a - b));
    expect(placed[0]).toBeGreaterThanOrEqual(NOW.getTime() - 365 * DAY_MS);
    expect(placed[0]).toBeLessThan(NOW.getTime() - 350 * DAY_MS);
    for (const { placedAt, paidAt, closedAt } of orders) {
      const moments = [placedAt, paidAt, closedAt, NOW].flatMap((moment) => (moment ? [moment.getTime()] : []));
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
    }
  });

  it("is paid when it is processed or completed, and some cancelled orders were paid before", () => {
    for (const { status, paidAt, closedAt } of orders) {
      if (status !== "cancelled") expect(paidAt !== null).toBe(status === "processing" || status === "completed");
      expect(closedAt !== null).toBe(status === "completed" || status === "cancelled");
    }
    const cancelled = orders.filter(({ status }) => status === "cancelled");
    expect(new Set(cancelled.map(({ paidAt }) => paidAt !== null)).size).toBe(2);
  });
});

describe("the rows of a generated order", () => {
  const defaults = { regionId: "reg_1", salesChannelId: "sc_1", shippingOptionId: "so_1" };
  const rowsOf = (order: GeneratedOrder) => orderRows(7, order, defaults, { number: 1, name: "Админ" });

  function values(rows: TableRow[], table: string): Record<string, unknown>[] {
    return rows.filter((row) => row.table === table).map((row) => row.values);
  }

  function sum(rows: TableRow[], table: string, column: string): number {
    return values(rows, table).reduce((total, row) => total + Number(row[column]), 0);
  }

  it("add up to the shop's total in Medusa's arithmetic, unit price by quantity less adjustments", () => {
    for (const order of orders.slice(0, 300)) {
      const rows = rowsOf(order);
      const quantities = new Map(values(rows, "order_item").map(({ item_id, quantity }) => [item_id, quantity]));
      const gross = values(rows, "order_line_item").reduce(
        (won, { id, unit_price }) => won + Number(unit_price) * Number(quantities.get(id)),
        0,
      );
      const won =
        gross + sum(rows, "order_shipping_method", "amount") - sum(rows, "order_line_item_adjustment", "amount");
      expect(won).toBeCloseTo(order.total, 4);
      expect(values(rows, "order_detail")).toMatchObject([{ total: order.total, status: order.status }]);
      const { shippingFee } = order;
      expect(sum(rows, "order_line", "total") + shippingFee).toBe(order.total);
      expect(values(rows, "order_detail")).toMatchObject([{ order_number: 7 }]);
      expect(values(rows, "order")).toMatchObject([{ display_id: 7 }]);
      expect(values(rows, "order_summary")).toMatchObject([{ totals: { current_order_total: order.total } }]);
      expect(values(rows, "payment_session")).toMatchObject([
        { amount: order.total, provider_id: BANK_TRANSFER_PROVIDER_ID },
      ]);
    }
    expect(orders.slice(0, 300).some((order) => values(rowsOf(order), "order_line_item_adjustment").length > 0)).toBe(
      true,
    );
  });

  it("record received and refunded money, and every status from the first to the last", () => {
    for (const order of orders.slice(0, 300)) {
      const rows = rowsOf(order);
      const held = order.status === "completed" || order.status === "processing" ? order.total : 0;
      expect(sum(rows, "order_transaction", "amount")).toBe(held);
      expect(sum(rows, "payment_collection", "captured_amount")).toBe(held);
      const money = values(rows, "money_entry").reduce<MoneyTotals>(
        (totals, { kind, amount }) => withMovements(totals, [{ kind, amount } as MoneyMovement]),
        {},
      );
      expect(moneySums({ status: order.status, total: order.total, money })).toMatchObject({
        received: held,
        toReturn: 0,
      });
      const changes = values(rows, "order_status_change");
      expect(changes[0]).toMatchObject({ from_status: null, to_status: "pending", account_name: order.accountName });
      expect(changes.at(-1)?.to_status).toBe(order.status);
      for (const [index, change] of changes.slice(1).entries()) {
        expect(change.from_status).toBe(changes[index]?.to_status);
      }
    }
  });

  it("have the same columns for every row of a table, because they are written in one statement", () => {
    const columns = new Map<string, Set<string>>();
    for (const { table, values } of orders.slice(0, 600).flatMap(rowsOf)) {
      const known = columns.get(table) ?? new Set();
      columns.set(table, known.add(Object.keys(values).join()));
    }
    expect([...columns].filter(([, shapes]) => shapes.size > 1)).toEqual([]);
  });
});
