import { adminSummary, type SalesReport, salesReport } from "@zakh/bookkeeping/contract";
import { lineTotal, type Product } from "@zakh/catalog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, newShopper, signedInAdmin } from "./client";
import { exactly, plainProduct, SHIPPING_FEE, Shopper, todayInSeoul } from "./orders-client";
import { setStatus } from "./test-orders";

let admin: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

it("counts orders, sales, products and users for the admin", async () => {
  const before = exactly(adminSummary, (await admin.get("/api/admin/summary")).body);
  await new Client().post("/api/register", newShopper());
  const placed = await shopper.place([{ productId: beef.id, quantity: 1 }]);
  const { body: after } = await admin.get("/api/admin/summary");
  expect(after).toEqual({
    orders: before.orders + 1,
    overdue: before.overdue,
    toSend: before.toSend,
    onTheWay: before.onTheWay,
    toPack: before.toPack,
    cashReceipts: before.cashReceipts,
    returns: before.returns,
    returnsTotal: before.returnsTotal,
    salesTotal: String(Number(before.salesTotal) + Number(placed.totalAmount)),
    products: before.products,
    users: before.users + 1,
  });
});

it("counts what waits to be packed and sent as the lists of these do", async () => {
  const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
  await setStatus(admin, id, "processing");
  const { toPack, toSend } = exactly(adminSummary, (await admin.get("/api/admin/summary")).body);
  for (const [list, count] of Object.entries({ toPack, toSend })) {
    const { headers } = await admin.get(`/api/orders?${list}=true&limit=1`);
    expect(Number(headers.get("x-total-count")), list).toBe(count);
  }
  expect(toPack).toBeGreaterThan(0);
});

describe("sales", () => {
  const today = todayInSeoul();

  async function sales(query = ""): Promise<SalesReport> {
    return exactly(salesReport, (await admin.get(`/api/admin/sales${query}`)).body);
  }

  function ofToday({ days, categories, shippingFees }: SalesReport) {
    const { orders = 0, sales: won = 0 } = days.find(({ day }) => day === today) ?? {};
    const category = categories.find((one) => one.category === beef.category);
    return { orders, won, category: category?.sales ?? 0, kilograms: category?.quantities.kg ?? 0, shippingFees };
  }

  it("grow with new orders, and shrink with cancelled ones", async () => {
    const before = ofToday(await sales(`?from=${today}&to=${today}`));
    const { id, totalAmount } = await shopper.place([{ productId: beef.id, quantity: 2 }]);
    const line = lineTotal(beef.price, 2, beef.priceDivisor);
    expect(ofToday(await sales(`?from=${today}&to=${today}`))).toEqual({
      orders: before.orders + 1,
      won: before.won + Number(totalAmount),
      category: before.category + line,
      kilograms: expect.closeTo(before.kilograms + 2, 5),
      shippingFees: before.shippingFees + SHIPPING_FEE,
    });
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect(ofToday(await sales(`?from=${today}&to=${today}`))).toEqual({
      ...before,
      kilograms: expect.closeTo(before.kilograms, 5),
    });
  });

  it("add up: the days equal the categories plus the shipping fees less what was taken off", async () => {
    const { days, categories, shippingFees, transferDiscounts, discounts, weightReductions } = await sales();
    const sum = (list: { sales: number }[]) => list.reduce((total, one) => total + one.sales, 0);
    expect(sum(days)).toBe(sum(categories) + shippingFees - transferDiscounts - discounts - weightReductions);
    expect(categories.map((one) => one.sales)).toEqual(categories.map((one) => one.sales).sort((a, b) => b - a));
  });

  it("cover the last thirty days by default, with every day", async () => {
    const { from, to, days } = await sales();
    expect(to).toBe(today);
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, today]);
    const old = await sales("?from=2020-02-28&to=2020-03-01");
    expect(old.days).toEqual(["2020-02-28", "2020-02-29", "2020-03-01"].map((day) => ({ day, orders: 0, sales: 0 })));
    expect(old.categories).toEqual([]);
  });

  it("accept one day alone", async () => {
    const since = await sales("?from=2020-01-01");
    expect([since.from, since.days.length]).toEqual(["2020-01-01", 366]);
    const until = await sales("?to=2020-01-30");
    expect([until.from, until.to]).toEqual(["2020-01-01", "2020-01-30"]);
    expect((await sales("?from=2999-01-01")).days).toEqual([{ day: "2999-01-01", orders: 0, sales: 0 }]);
  });

  it("refuse an invalid day, days in the wrong order, and more than a year", async () => {
    for (const [query, field, code] of [
      ["from=2026-02-30", "from", "date_invalid"],
      ["from=2026-03-01&to=2026-02-01", "to", "date_range_invalid"],
      ["from=2024-01-01&to=2026-01-01", "to", "date_range_too_long"],
    ] as const) {
      const { fields } = await admin.refused(400, "GET", `/api/admin/sales?${query}`);
      expect(fields?.[field]?.code, query).toBe(code);
    }
  });
});
