import { findAccountByLogin, findAccounts, listUsers } from "@zakh/accounts/read-models/accounts";
import { findCredentials } from "@zakh/accounts/read-models/credentials";
import { bankTransferCalls } from "@zakh/bank-transfer/http/calls";
import { activeBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { categories } from "@zakh/catalog/read-models/categories";
import { findStoredProduct, findStoreProducts, products } from "@zakh/catalog/read-models/products";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { dropSnapshotsOf, isPublicTable } from "@zakh/kit/snapshots/snapshot";
import { marketplaceCalls } from "@zakh/marketplace/http/calls";
import { findAdminStore, listStores } from "@zakh/marketplace/read-models/admin-stores";
import { findStoreOrder, listStoreOrders } from "@zakh/marketplace/read-models/store-orders";
import { findGeneratedMealKits } from "@zakh/meal-kits/read-models/generated-meal-kits";
import { findKeptCart } from "@zakh/orders/read-models/kept-cart";
import { findOrderAccess } from "@zakh/orders/read-models/order-access";
import {
  countPendingOrders,
  findOrder,
  findOrderHistory,
  findOrdersOfAccount,
  listOrders,
} from "@zakh/orders/read-models/orders";
import { findSales } from "@zakh/orders/read-models/sales";
import { findSummary } from "@zakh/orders/read-models/summary";
import { siteSettingsCalls } from "@zakh/site-settings/http/calls";
import { footer } from "@zakh/site-settings/read-models/footer";
import { listMedia } from "@zakh/site-settings/read-models/media";
import { navigation } from "@zakh/site-settings/read-models/navigation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import {
  activeBankAccount,
  orderRequest,
  place,
  putOnSale,
  removeOrders,
  type TestProduct,
  takeOffSale,
  testShopper,
} from "./fixtures";
import { sequentialScans } from "./query-plans";
import { statementsOf } from "./recorded-statements";

const shopper = testShopper();
let commerce: Commerce;
let bank: number;
let onSale: TestProduct[];
let beef: TestProduct;
let counted: TestProduct;
let placedId: number;

beforeAll(async () => {
  commerce = await bootCommerce();
  const pool = shopPool();
  bank = await activeBankAccount(pool);
  onSale = await putOnSale(commerce.container, pool, [
    { name: "Туршилтын тоолсон мах", price: 15000 },
    { name: "Туршилтын хязгаартай мах", price: 20000, trackStock: true, stock: 1000 },
  ]);
  [beef, counted] = onSale as [TestProduct, TestProduct];
  // The first one brings what stays in memory from then on.
  placedId = (await placeOne([[beef, 1]])).id;
});

afterAll(async () => {
  await removeOrders(shopPool(), shopper.accountNumber);
  await takeOffSale(commerce.container, onSale);
  await commerce.shutdown();
});

function placeOne(items: [TestProduct, number][], idempotencyKey?: string) {
  return place(commerce.container, orderRequest(shopper, bank, items, { idempotencyKey }));
}

const tablesOf = ({ changes = [] }: Call) => changes;
const countOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

describe("how often the database is asked", () => {
  it("for public reads: not at all, once they are in memory", async () => {
    const reads = [products, categories, navigation, footer, activeBankAccounts];
    const readAll = () => Promise.all<unknown>(reads.map((read) => read.value()));
    await readAll();
    expect(await countOf(readAll)).toBe(0);
  });

  it("for public reads that a write says nothing of: not at all, for every write that says what it changes", async () => {
    await products.value();
    const named = new Set([...siteSettingsCalls, ...bankTransferCalls, ...marketplaceCalls].flatMap(tablesOf));
    expect(named.size).toBeGreaterThan(0);
    for (const table of named) {
      expect(isPublicTable(table), table).toBe(true);
      dropSnapshotsOf(table);
    }
    expect(await countOf(products.value)).toBe(0);
    expect(await countOf(footer.value)).toBe(1);
  });

  it("for my page: once, however many orders there are", async () => {
    const myPage = () => findOrdersOfAccount(shopPool(), shopper.accountNumber);
    const before = (await myPage()).length;
    expect(await countOf(myPage)).toBe(1);
    for (let number = 0; number < 5; number += 1) await placeOne([[beef, 1]]);
    expect((await myPage()).length).toBe(before + 5);
    expect(await countOf(myPage)).toBe(1);
  });

  it("for a page of the admin's orders: twice, however many are on it", async () => {
    for (const limit of [1, 5]) expect(await countOf(() => listOrders(shopPool(), { limit, offset: 0 }))).toBe(2);
  });

  it("for who is signed in, and for the count of pending orders: once", async () => {
    expect(await countOf(() => findAccounts(shopPool(), ["acc_1", "acc_2"], "user_1"))).toBe(1);
    expect(await countOf(() => countPendingOrders(shopPool()))).toBe(1);
  });

  it("for placing an order: as often for many lines as for one", async () => {
    const one = await countOf(() => placeOne([[beef, 1]], `one-${Date.now()}`));
    const two = await countOf(() =>
      placeOne(
        [
          [beef, 1],
          [counted, 1],
        ],
        `two-${Date.now()}`,
      ),
    );
    expect(one).toBeLessThanOrEqual(MOST_FOR_AN_ORDER);
    expect(two - one).toBeLessThanOrEqual(MORE_FOR_COUNTED_STOCK);
  });

  it("for repeating one under its key: for the first answer, after Medusa has looked whether the same is under way", async () => {
    const key = `again-${Date.now()}`;
    await placeOne([[beef, 1]], key);
    expect(await countOf(() => placeOne([[beef, 1]], key))).toBe(2);
  });
});

/** Whether it was placed before; prices, account and fee; begin, the detail, all other rows, cart, mail, commit. */
const MOST_FOR_AN_ORDER = 12;
/** Its lock, its reservations, its sum. */
const MORE_FOR_COUNTED_STOCK = 3;

describe("no table that grows is read from end to end", () => {
  const pool = shopPool;
  const page = { limit: 50, offset: 0 };
  /** Every read that people wait for, but those that are about everything: the whole catalogue, sums over all orders. */
  const reads: [string, () => Promise<unknown>][] = [
    ["an order by its number", () => findOrder(pool(), placedId)],
    ["who may see an order", () => findOrderAccess(pool(), placedId)],
    ["an order's history", () => findOrderHistory(pool(), placedId)],
    ["my page", () => findOrdersOfAccount(pool(), shopper.accountNumber)],
    ["the admin's orders", () => listOrders(pool(), page)],
    ["the admin's orders of a status", () => listOrders(pool(), { ...page, status: "pending" })],
    [
      "the admin's orders of some days",
      () => listOrders(pool(), { ...page, startDate: "2026-01-01", endDate: "2026-01-31" }),
    ],
    ["the admin's oldest orders of a status", () => listOrders(pool(), { ...page, status: "pending", sort: "oldest" })],
    ["a page far down the admin's orders", () => listOrders(pool(), { ...page, offset: 1000 })],
    ["the admin's search", () => listOrders(pool(), { ...page, search: "Бат" })],
    ["the admin's search for a number", () => listOrders(pool(), { ...page, search: "ORD-0042" })],
    ["the admin's search for two letters", () => listOrders(pool(), { ...page, search: "Ба" })],
    ["the admin's search in a status", () => listOrders(pool(), { ...page, search: "Бат", status: "pending" })],
    ["the pending orders", () => countPendingOrders(pool())],
    ["the sales of a month", () => findSales(pool(), { from: "2026-01-01", to: "2026-01-31" })],
    ["the dashboard's sums", () => findSummary(pool())],
    ["a product with its fields of now", () => findStoredProduct(pool(), beef.number)],
    ["what the till needs", () => findSaleProducts(pool(), [beef.number, counted.number])],
    ["a store's products", () => findStoreProducts(pool(), 1)],
    ["a store's orders", () => listStoreOrders(pool(), 1, page)],
    ["a store's order", () => findStoreOrder(pool(), 1, placedId)],
    ["a store for the admin", () => findAdminStore(pool(), 1)],
    ["the admin's stores", () => listStores(pool(), page)],
    ["who signs in", () => findCredentials(pool(), "bold")],
    ["an account by its email", () => findAccountByLogin(pool(), "bold@example.com")],
    ["who is signed in", () => findAccounts(pool(), ["acc_1"])],
    ["the admin's users", () => listUsers(pool(), page)],
    ["the search for a user", () => listUsers(pool(), { ...page, search: "бат" })],
    ["the kept cart", () => findKeptCart(pool(), shopper.customerId)],
    ["the generated meal kits", () => findGeneratedMealKits(pool(), shopper.accountNumber)],
    ["the media library", () => listMedia(pool(), page)],
  ];

  it("which would be noticed", async () => {
    const unserved = { text: "SELECT id FROM order_detail WHERE depositor = $1", values: ["Бат"] };
    expect(await sequentialScans(pool(), unserved)).toEqual(["order_detail"]);
  });

  it.each(reads)("for %s", async (_name, read) => {
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(await sequentialScans(pool(), statement)).toEqual([]);
  });

  it("while an order is placed", async () => {
    const statements = await statementsOf(() => placeOne([[counted, 1]], `plan-${Date.now()}`));
    const reading = statements.filter(({ text }) => /^\s*(?:select|with|update)\b/i.test(text));
    expect(reading.length).toBeGreaterThan(5);
    for (const statement of reading) expect(await sequentialScans(pool(), statement)).toEqual([]);
  });
});
