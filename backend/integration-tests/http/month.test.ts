import { buyers, type MonthReport, monthReport } from "@zakh/bookkeeping/contract";
import { type Product, quantitiesOf } from "@zakh/catalog/contract";
import { DAY_MS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { type Client, edgeUrl, signedInAdmin } from "./client";
import { allOrders, exactly, inShop, plainProduct, Shopper, todayInSeoul } from "./orders-client";
import { Customer, importedLine } from "./test-bank";
import { deliverAtOnce, placedOrder, setStatus } from "./test-orders";
import { workbookTable } from "./workbook-cells";

let admin: Client;
let shopper: Shopper;
let beef: Product;

const today = todayInSeoul();
const daysAgo = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
const SPAN = `from=${daysAgo(300)}&to=${today}`;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

async function month(query: string): Promise<MonthReport> {
  return exactly(monthReport, (await admin.get(`/api/admin/month?${query}`)).body);
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** As if the order had been placed earlier. */
async function placedDaysAgo(order: { id: number }, days: number): Promise<void> {
  await shopPool().query("UPDATE order_detail SET created_at = now() - $2 * interval '1 day' WHERE order_number = $1", [
    order.id,
    days,
  ]);
}

async function packed(order: Order, kilograms: number): Promise<void> {
  const lines = [{ id: order.items[0]?.id, packedQuantity: kilograms }];
  const { status } = await admin.put(`/api/admin/orders/${order.id}/packed`, { lines });
  expect(status).toBe(200);
}

describe("a month", () => {
  it("is the sum of its orders: what was sold, by product, customer and day, and what is unpaid", async () => {
    await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 2 }]);
    const light = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 2 }]);
    await setStatus(admin, light.id, "processing");
    await packed(light, 1.87);
    const report = await month(`from=${today}&to=${today}`);
    const body = await allOrders(admin, `startDate=${today}&endDate=${today}`);
    const orders = body.filter(({ status }) => status !== "cancelled");
    const items = orders.flatMap((order) => order.items);
    const sold = sum(orders, ({ totalAmount }) => Number(totalAmount));
    const pending = orders.filter(({ status }) => status === "pending");
    const raised = orders.filter(({ status, due }) => status !== "pending" && due > 0);
    expect(report).toMatchObject({
      orders: orders.length,
      sold,
      quantities: quantitiesOf(
        items.map(({ packedQuantity, quantity, unit }) => ({ quantity: packedQuantity ?? quantity, unit })),
      ),
      unpaid: { orders: pending.length, won: sum(pending, ({ due }) => due) },
      differences: { orders: raised.length, won: sum(raised, ({ due }) => due) },
      days: [expect.objectContaining({ day: today, orders: orders.length, sold })],
    });
    const ofBeef = items.filter(({ productId }) => productId === beef.id);
    expect(report.products.find(({ id }) => id === beef.id)?.sold).toBe(
      sum(ofBeef, ({ lineTotal, weightReduction }) => lineTotal - weightReduction),
    );
    expect(sum(report.products, (one) => one.sold) + report.shippingFees - report.takenOff).toBe(sold);
    const own = orders.filter(({ userId }) => userId === shopper.user.id);
    expect(report.customers.find(({ id }) => id === shopper.user.id)).toEqual({
      id: shopper.user.id,
      name: own[0]?.customerName,
      phone: own[0]?.customerPhone,
      orders: own.length,
      sold: sum(own, ({ totalAmount }) => Number(totalAmount)),
      quantities: { kg: 3.87 },
    });
  });

  it("has money that was entered by hand on that day, what went back, and credit", async () => {
    const before = await month(`from=${today}&to=${today}`);
    const order = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 1 }]);
    const total = Number(order.totalAmount);
    await setStatus(admin, order.id, "processing");
    await setStatus(admin, order.id, "cancelled");
    await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: 1000, as: "transfer" });
    await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: 2000, as: "credit" });
    await admin.post(`/api/admin/users/${shopper.user.id}/credit`, { amount: 300, reason: "Баярлалаа" });
    const after = await month(`from=${today}&to=${today}`);
    const keys = ["received", "returned", "creditGiven", "creditGranted", "orders", "sold"] as const;
    expect(keys.map((key) => after[key] - before[key])).toEqual([total, 1000, 2000, 300, 0, 0]);
    expect([after.days[0]?.received, after.days[0]?.returned]).toEqual([after.received, after.returned]);
    const account = order.selectedBankAccount?.accountNumber;
    const of = ({ accounts }: MonthReport) =>
      accounts.find(({ accountNumber }) => accountNumber === account)?.received ?? 0;
    expect(of(after) - of(before)).toBe(total);
    expect(sum(after.accounts, ({ received }) => received)).toBe(after.received);
  });

  it("has the money of a statement on the day of its line, not on that of the import", async () => {
    const { id, code, total } = await (await Customer.register()).order();
    await placedDaysAgo({ id }, 3);
    const [before, todayBefore] = [await month(`from=${daysAgo(1)}&to=${daysAgo(1)}`), await month(`from=${today}`)];
    const at = new Date(Date.parse(`${daysAgo(1)}T12:00:00+09:00`));
    expect(await importedLine(admin, { payer: `${newPayer()} ${code}`, amount: total, at })).toMatchObject({
      state: "settled",
    });
    expect((await month(`from=${daysAgo(1)}&to=${daysAgo(1)}`)).received - before.received).toBe(total);
    expect((await month(`from=${today}`)).days[0]?.received).toBe(todayBefore.days[0]?.received);
    const paidOn = (await linesFile(`from=${daysAgo(3)}&to=${daysAgo(3)}`)).find(
      ([number]) => number === orderNumber(id),
    );
    expect(Number(paidOn?.[2])).toBe(serialOf(daysAgo(1)));
  });

  it("is the present one unless days are given, with every day", async () => {
    const { from, to, days } = await month("");
    expect([from, to.slice(0, 7)]).toEqual([`${today.slice(0, 7)}-01`, today.slice(0, 7)]);
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([from, to, Number(to.slice(8))]);
    expect(await month("from=2020-02-01")).toMatchObject({ to: "2020-02-29", sold: 0, products: [], customers: [] });
  });
});

/** A day as Excel counts it. */
function serialOf(day: string): number {
  return Date.parse(day) / DAY_MS + 25_569;
}

const SALES = 1;
const MONEY = 2;

/** The rows of a sheet of the accountant's file, with the titles first. */
async function linesFile(query: string, sheet = SALES): Promise<string[][]> {
  const headers = { cookie: `zakh.sid=${admin.cookie("zakh.sid")}; preferred-language=en` };
  const response = await fetch(`${edgeUrl}/api/admin/month/export?${query}`, { headers });
  expect(response.status).toBe(200);
  return workbookTable(Buffer.from(await response.arrayBuffer()), sheet);
}

describe("the file for whoever keeps the books", () => {
  it("has the lines of the period, and adds up to the same as the month and the orders", async () => {
    const name = '=HYPERLINK("http://evil.example")';
    const { id } = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 1 }], { customerName: name });
    const statuses = "pending,processing,completed";
    const [titles = [], ...rows] = await linesFile(`from=${today}&to=${today}&statuses=${statuses}`);
    const sums = rows.pop() ?? [];
    const report = await month(`from=${today}&to=${today}`);
    const body = await allOrders(admin, `startDate=${today}&endDate=${today}`);
    const orders = body.filter(({ status }) => status !== "cancelled");
    const column = (title: string) => {
      const place = titles.indexOf(title);
      expect(place, title).toBeGreaterThan(-1);
      const total = sum(rows, (row) => Number(row[place] ?? 0));
      expect(Number(sums[place]), title).toBeCloseTo(total, 2);
      return total;
    };
    expect(rows).toHaveLength(sum(orders, ({ items }) => items.length));
    expect(column("Line total (₩)")).toBe(sum(report.products, ({ sold }) => sold));
    expect(column("Sold (kg)")).toBeCloseTo(report.quantities.kg ?? 0, 2);
    expect(column("Shipping fee (₩)")).toBe(report.shippingFees);
    expect(column("Grand total (₩)")).toBe(report.sold);
    expect(column("Still due (₩)")).toBe(report.unpaid.won + report.differences.won);
    const waits = ({ toReturn, toTransfer }: Order) => toReturn - toTransfer;
    expect(column("To return (₩)")).toBe(-sum(orders, ({ toTransfer }) => toTransfer) + 0);
    expect(column("To become credit (₩)")).toBe(-sum(orders, waits) + 0);
    expect([report.toReturn, report.creditWaits]).toEqual([
      sum(body, ({ toTransfer }) => toTransfer),
      sum(body, waits),
    ]);
    const money = ["money in", "store credit used", "returned", "given as store credit", "overpaid and kept"];
    const left = ["To return (₩)", "To become credit (₩)", "Still due (₩)"];
    expect(sum([...money.map((kind) => `Order: ${kind} (₩)`), ...left], column)).toBe(report.sold);
    const row = rows.find(([number]) => number === orderNumber(id));
    expect(row?.[titles.indexOf("Name")]).toBe(name);
    expect(Math.floor(Number(row?.[titles.indexOf("Ordered on")]))).toBe(serialOf(today));
  });

  it("has credit that an order used twice once, as the order, its page and its export do", async () => {
    const person = await Shopper.register();
    await admin.post(`/api/admin/users/${person.user.id}/credit`, { amount: 3000, reason: "Бэлэг" });
    const { id } = await placedOrder(admin, person, [{ productId: beef.id, quantity: 1 }], { useCredit: 3000 });
    await setStatus(admin, id, "cancelled");
    expect(await inShop(admin, id)).toMatchObject({ creditUsed: 0, creditGiven: 0 });
    const order = await setStatus(admin, id, "processing");
    expect(order).toMatchObject({ creditUsed: 3000, creditGiven: 0, received: Number(order.totalAmount) });
    const shown = order.money.filter(({ kind }) => kind.startsWith("credit"));
    expect(shown.map(({ amount, isCreditBack }) => (isCreditBack ? -amount : amount))).toEqual([3000, -3000, 3000]);
    expect(String((await admin.get(`/api/admin/orders/export?ids=${id}`)).body)).toContain(",3000,");
    const ofOrder = ([titles = [], ...rows]: string[][], title: string) =>
      sum(
        rows.filter((row) => row.includes(orderNumber(id))),
        (row) => Number(row[titles.indexOf(title)] ?? 0),
      );
    const query = `from=${today}&to=${today}&statuses=pending,processing,completed,cancelled`;
    const [sales, money] = [await linesFile(query), await linesFile(query, MONEY)];
    expect(ofOrder(sales, "Order: store credit used (₩)")).toBe(3000);
    expect(ofOrder(sales, "Order: given as store credit (₩)")).toBe(0);
    expect(ofOrder(money, "Paid with store credit (₩)")).toBe(3000);
    expect(ofOrder(money, "Given as store credit (₩)")).toBe(0);
  });

  it("has each sum of the month's screen to the won, whatever became of the orders and whatever statuses are chosen", async () => {
    const ways = ["processing", "completed", "cancelled"] as const;
    for (const [index, status] of [...ways, ...ways].entries()) {
      const order = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 1 + (index % 2) }]);
      await setStatus(admin, order.id, "processing");
      if (index > 2) await packed(order, 0.93);
      if (status === "completed") await deliverAtOnce(admin, order.id);
      else await setStatus(admin, order.id, status);
      if (status !== "cancelled") continue;
      await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: 1100 + index });
      await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: 700, as: "credit" });
    }
    await admin.post(`/api/admin/users/${shopper.user.id}/credit`, { amount: 250, reason: "Баярлалаа" });
    const report = await month(`from=${daysAgo(2)}&to=${today}`);
    for (const statuses of ["pending,processing,completed,cancelled", "pending,processing,completed"]) {
      const query = `from=${daysAgo(2)}&to=${today}&statuses=${statuses}`;
      const [sales, money] = [await linesFile(query), await linesFile(query, MONEY)];
      const column = ([titles = [], ...rows]: string[][], title: string, of = rows) => {
        const place = titles.indexOf(title);
        const total = sum(of.slice(0, of === rows ? -1 : undefined), (row) => Number(row[place] ?? 0));
        if (of === rows) expect(Number(rows.at(-1)?.[place]), title).toBeCloseTo(total, 2);
        return total;
      };
      expect(column(sales, "Grand total (₩)")).toBe(report.sold);
      expect(column(sales, "Sold (kg)")).toBeCloseTo(report.quantities.kg ?? 0, 2);
      expect(column(sales, "Shipping fee (₩)")).toBe(report.shippingFees);
      const reductions = [
        "Transfer discount (₩)",
        "Discount (₩)",
        "Correction (₩)",
        "Given back before: store credit, transfer (₩)",
      ];
      expect(0 - sum(reductions, (title) => column(sales, title))).toBe(report.takenOff);
      expect(column(sales, "Still due (₩)")).toBe(report.unpaid.won + report.differences.won);
      expect(column(money, "Money in (₩)")).toBe(report.received);
      expect(0 - column(money, "Returned (₩)")).toBe(report.returned);
      expect(column(money, "Paid with store credit (₩)")).toBe(report.creditUsed);
      expect(0 - column(money, "Given as store credit (₩)")).toBe(report.creditGiven);
      expect(0 - column(money, "Store credit by hand (₩)")).toBe(report.creditGranted);
      for (const { day, received, returned } of report.days) {
        const ofDay = money.filter((row) => Number(row[0]) === serialOf(day));
        expect(column(money, "Money in (₩)", ofDay)).toBe(received);
        expect(0 - column(money, "Returned (₩)", ofDay)).toBe(returned);
      }
    }
  });

  it("has only the statuses that are chosen, and refuses one that is none", async () => {
    const cancelled = await placedOrder(admin, shopper, [{ productId: beef.id, quantity: 1 }]);
    await setStatus(admin, cancelled.id, "cancelled");
    const rows = await linesFile(`${SPAN}&statuses=cancelled`);
    expect(rows.map(([number]) => number)).toContain(orderNumber(cancelled.id));
    expect(new Set(rows.slice(1, -1).map((row) => row[3]))).toEqual(new Set(["Cancelled"]));
    const { fields } = await admin.refused(400, "GET", "/api/admin/month/export?statuses=paid");
    expect(Object.values(fields ?? {}).map(({ code }) => code)).toEqual(["status_invalid"]);
  });
});

describe("customers of a year", () => {
  it("are those who bought most, and those who bought twice and have not come back", async () => {
    const away = await Shopper.register();
    for (const days of [50, 46]) {
      await placedDaysAgo(await placedOrder(admin, away, [{ productId: beef.id, quantity: 30 }]), days);
    }
    const once = await Shopper.register();
    await placedDaysAgo(await placedOrder(admin, once, [{ productId: beef.id, quantity: 30 }]), 50);
    const lists = exactly(buyers, (await admin.get("/api/admin/month/buyers")).body);
    const [ofAway, ofOnce] = [away.user.id, once.user.id].map((own) => lists.away.find(({ id }) => id === own));
    expect(ofAway).toMatchObject({ orders: 2, phone: expect.stringMatching(/^0/) });
    expect(ofOnce).toBeUndefined();
    expect(lists.best.map(({ id }) => id)).toContain(away.user.id);
    expect(lists.best.map(({ sold }) => sold)).toEqual(lists.best.map(({ sold }) => sold).sort((a, b) => b - a));
    await placedOrder(admin, away, [{ productId: beef.id, quantity: 1 }]);
    const after = exactly(buyers, (await admin.get("/api/admin/month/buyers")).body);
    expect(after.away.map(({ id }) => id)).not.toContain(away.user.id);
    expect(after.awayCount).toBe(lists.awayCount - 1);
  });
});
