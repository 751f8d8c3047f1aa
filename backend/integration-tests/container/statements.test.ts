import { findAccountByLogin, findAccounts, listUsers } from "@zakh/accounts/read-models/accounts";
import { findCredentials } from "@zakh/accounts/read-models/credentials";
import { activeBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { findSales } from "@zakh/bookkeeping/read-models/sales";
import { findSummary } from "@zakh/bookkeeping/read-models/summary";
import { categories } from "@zakh/catalog/read-models/categories";
import { findStoredProduct, findStoreProducts, listProducts, products } from "@zakh/catalog/read-models/products";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { findSavedCart } from "@zakh/checkout/read-models/saved-cart";
import { saveCartWorkflow } from "@zakh/checkout/workflows/save-cart";
import { findBoughtProducts } from "@zakh/favorites/read-models/bought-products";
import { findFavorites } from "@zakh/favorites/read-models/favorites";
import { findStandingBaskets } from "@zakh/favorites/read-models/standing-baskets";
import { changes } from "@zakh/kit/cache/changes";
import { OWN_LIST_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { findAdminStore, listStores } from "@zakh/marketplace/read-models/admin-stores";
import { findStoreOrder, listStoreOrders } from "@zakh/marketplace/read-models/store-orders";
import { findGeneratedMealKits } from "@zakh/meal-kits/read-models/generated-meal-kits";
import { findOrderAccess } from "@zakh/orders/read-models/order-access";
import { findOrderHistory } from "@zakh/orders/read-models/order-history";
import {
  countOrdersOfAccount,
  countPendingOrders,
  findOrder,
  findOrdersOfAccount,
  listOrders,
} from "@zakh/orders/read-models/orders";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { footer } from "@zakh/site-settings/read-models/footer";
import { listMedia } from "@zakh/site-settings/read-models/media";
import { navigation } from "@zakh/site-settings/read-models/navigation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { sequentialScans, sortsBelowLimit } from "./query-plans";
import { statementsOf } from "./recorded-statements";
import { TestOrders } from "./test-orders";

let shop: TestOrders;
let beef: TestProduct;
let counted: TestProduct;
let placedId: number;

beforeAll(async () => {
  shop = await TestOrders.open();
  [beef, counted] = await shop.putOnSale(
    { name: "Туршилтын тоолсон мах", price: 15000 },
    { name: "Туршилтын хязгаартай мах", price: 20000, trackStock: true, stock: 1000 },
  );
  // The first order fills the caches.
  placedId = (await placeOne([[beef, 1]])).id;
});

afterAll(() => shop.remove());

function placeOne(items: [TestProduct, number][], idempotencyKey?: string) {
  return shop.place(items, { idempotencyKey });
}

const countOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

describe("the number of queries", () => {
  it("is 0 for public reads, once they are cached", async () => {
    const reads = [products, categories, navigation, footer, activeBankAccounts];
    const readAll = () => Promise.all<unknown>(reads.map((read) => read.value()));
    await readAll();
    expect(await countOf(readAll)).toBe(0);
  });

  it("is 0 for public reads that a write does not change", async () => {
    await Promise.all<unknown>([products.value(), footer.value()]);
    await shopPool().query("UPDATE footer_setting SET phone = phone || ' '");
    await changes.caughtUp();
    expect(await countOf(products.value)).toBe(0);
    expect(await countOf(footer.value)).toBe(1);
    await shopPool().query("UPDATE footer_setting SET phone = rtrim(phone)");
  });

  it("is 0 for products while orders change their status, unless their stock is tracked", async () => {
    await products.value();
    const change = (to: "cancelled" | "pending") =>
      changeOrderStatusWorkflow(shop.container).run({ input: { number: placedId, to, by: null } });
    for (let click = 0; click < 20; click += 1) {
      await change(click % 2 === 0 ? "cancelled" : "pending");
      await changes.caughtUp();
      expect(await countOf(products.value)).toBe(0);
    }
    const tracked = await placeOne([[counted, 1]], `status-${Date.now()}`);
    await changes.caughtUp();
    expect(await countOf(products.value)).toBe(1);
    await changeOrderStatusWorkflow(shop.container).run({
      input: { number: tracked.id, to: "cancelled", by: null },
    });
    await changes.caughtUp();
    expect(await countOf(products.value)).toBe(1);
  });

  it("is one for my page, however many orders there are", async () => {
    const myPage = () => findOrdersOfAccount(shopPool(), shop.shopper.accountNumber);
    const before = (await myPage()).length;
    expect(await countOf(myPage)).toBe(1);
    for (let number = 0; number < 5; number += 1) await placeOne([[beef, 1]]);
    expect((await myPage()).length).toBe(before + 5);
    expect(await countOf(myPage)).toBe(1);
  });

  it("is one for my page's plain list of 100 orders, and per page for others", async () => {
    const pool = shopPool();
    const there = await countOrdersOfAccount(pool, shop.shopper.accountNumber);
    for (let number = there; number < OWN_LIST_MAX + 2; number += 1) await placeOne([[beef, 1]]);
    expect(await findOrdersOfAccount(pool, shop.shopper.accountNumber)).toHaveLength(OWN_LIST_MAX);
    const rest = await findOrdersOfAccount(pool, shop.shopper.accountNumber, { limit: 20, offset: OWN_LIST_MAX });
    expect(rest).toHaveLength((await countOrdersOfAccount(pool, shop.shopper.accountNumber)) - OWN_LIST_MAX);
  });

  it("is two for a page of the admin's orders, however many are on it", async () => {
    for (const limit of [1, 5]) expect(await countOf(() => listOrders(shopPool(), { limit, offset: 0 }))).toBe(2);
  });

  it("is one for the signed-in user, and one for the count of pending orders", async () => {
    expect(await countOf(() => findAccounts(shopPool(), ["acc_1", "acc_2"], "user_1"))).toBe(1);
    expect(await countOf(() => countPendingOrders(shopPool()))).toBe(1);
  });

  it("is the same for placing an order with many lines as with one", async () => {
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
    expect(one).toBeLessThanOrEqual(MAX_PER_ORDER);
    expect(two - one).toBeLessThanOrEqual(EXTRA_FOR_TRACKED_STOCK);
  });

  it("is bounded for an order that is paid and taken back", async () => {
    const { id: number } = await placeOne([[beef, 1]], `paid-${Date.now()}`);
    const change = (to: "processing" | "pending" | "cancelled") => () =>
      changeOrderStatusWorkflow(shop.container).run({ input: { number, to, by: null } });
    for (const to of ["processing", "pending", "cancelled"] as const)
      expect(await countOf(change(to)), to).toBeLessThanOrEqual(MAX_PER_STATUS);
  });

  it("for repeating an order with its key is that of the first answer, after Medusa has checked for a concurrent run", async () => {
    const key = `again-${Date.now()}`;
    await placeOne([[beef, 1]], key);
    expect(await countOf(() => placeOne([[beef, 1]], key))).toBe(2);
  });
});

/** Idempotency check; prices, account, fee and days; begin, its number, the detail, all other rows, cart, mail, devices, commit. */
const MAX_PER_ORDER = 15;
/** Lock, state, Medusa's payment and its capture, mails, history, entry, Medusa's transaction and sums. */
const MAX_PER_STATUS = 27;
/** Lock, reservations, sum. */
const EXTRA_FOR_TRACKED_STOCK = 3;

describe("a page is read in the order of an index, without sorting all rows before it", () => {
  const page = { limit: 20, offset: 40 };
  const pages: [string, () => Promise<unknown>][] = [
    ["my page", () => findOrdersOfAccount(shopPool(), shop.shopper.accountNumber, page)],
    ["the admin's orders", () => listOrders(shopPool(), page)],
    ["the admin's orders of a status", () => listOrders(shopPool(), { ...page, status: "pending" })],
    ["the admin's orders by total", () => listOrders(shopPool(), { ...page, sort: "-total" })],
    ["the admin's users", () => listUsers(shopPool(), page)],
    ["the admin's users by name", () => listUsers(shopPool(), { ...page, sort: "name" })],
    ["the admin's users by name from its end", () => listUsers(shopPool(), { ...page, sort: "-name" })],
    ["the admin's users by username", () => listUsers(shopPool(), { ...page, sort: "username" })],
    ["the media library", () => listMedia(shopPool(), page)],
    ["the media library by name", () => listMedia(shopPool(), { ...page, sort: "name" })],
  ];

  it("and the check detects a sort", async () => {
    const unserved = { text: "SELECT id FROM order_detail ORDER BY depositor LIMIT 20", values: [] };
    expect(await sortsBelowLimit(shopPool(), unserved)).toBe(true);
  });

  it.each(pages)("for %s", async (_name, read) => {
    for (const statement of await statementsOf(read)) expect(await sortsBelowLimit(shopPool(), statement)).toBe(false);
  });
});

describe("no growing table is scanned completely", () => {
  const pool = shopPool;
  const page = { limit: 50, offset: 0 };
  /** Every read that a user waits for, except those over all rows: the whole catalogue, sums over all orders. */
  const reads: [string, () => Promise<unknown>][] = [
    ["an order by its number", () => findOrder(pool(), placedId)],
    ["who may see an order", () => findOrderAccess(pool(), placedId)],
    ["an order's history", () => findOrderHistory(pool(), placedId)],
    ["my page", () => findOrdersOfAccount(pool(), shop.shopper.accountNumber)],
    ["the admin's orders", () => listOrders(pool(), page)],
    ["the admin's orders of a status", () => listOrders(pool(), { ...page, status: "pending" })],
    [
      "the admin's orders of some days",
      () => listOrders(pool(), { ...page, startDate: "2026-01-01", endDate: "2026-01-31" }),
    ],
    ["the admin's oldest orders of a status", () => listOrders(pool(), { ...page, status: "pending", sort: "oldest" })],
    ["the orders that are to be sent", () => listOrders(pool(), { ...page, toSend: "true", sort: "oldest" })],
    ["the orders that are to be packed", () => listOrders(pool(), { ...page, toPack: "true", sort: "oldest" })],
    ["a page far down the admin's orders", () => listOrders(pool(), { ...page, offset: 1000 })],
    ["the admin's search", () => listOrders(pool(), { ...page, search: "Бат" })],
    ["the admin's search for a number", () => listOrders(pool(), { ...page, search: "ORD-0042" })],
    ["the admin's search for two letters", () => listOrders(pool(), { ...page, search: "Ба" })],
    ["the admin's search in a status", () => listOrders(pool(), { ...page, search: "Бат", status: "pending" })],
    ["the admin's search for an amount", () => listOrders(pool(), { ...page, search: "₩119,500" })],
    ["the admin's search for digits", () => listOrders(pool(), { ...page, search: "119500" })],
    ["the admin's search for a phone", () => listOrders(pool(), { ...page, search: "010-1234-5678" })],
    ["the admin's search for a parcel", () => listOrders(pool(), { ...page, search: "6123-4567-8901" })],
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
    ["the admin's users by name", () => listUsers(pool(), { ...page, sort: "name" })],
    ["the search for a picture", () => listMedia(pool(), { ...page, search: "гуя" })],
    ["the pictures by name", () => listMedia(pool(), { ...page, sort: "-name" })],
    ["the admin's orders by total", () => listOrders(pool(), { ...page, sort: "total" })],
    ["the admin's products", () => listProducts(pool(), page)],
    ["the saved cart", () => findSavedCart(pool(), shop.shopper.customerId)],
    ["the favourites", () => findFavorites(pool(), "acc_1", new Set())],
    ["what a customer has bought", () => findBoughtProducts(pool(), shop.shopper.accountNumber, new Map())],
    ["the standing baskets", () => findStandingBaskets(pool(), "acc_1", new Map())],
    ["the generated meal kits", () => findGeneratedMealKits(pool(), shop.shopper.accountNumber)],
    ["the media library", () => listMedia(pool(), page)],
  ];

  it("what a search of orders finds is read once, whatever the database knows of a young shop's rows", async () => {
    const search = await statementsOf(() => listOrders(pool(), { ...page, search: "Бат" }));
    const found = search.filter(({ text }) => text.includes("UNION ALL"));
    expect(found.length).toBeGreaterThan(0);
    for (const { text, values } of found) {
      const { rows } = await pool().query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/InitPlan/);
      expect(plan).not.toMatch(/Semi Join/);
    }
  });

  it("and the check detects a scan", async () => {
    const unserved = { text: "SELECT id FROM order_detail WHERE depositor = $1", values: ["Бат"] };
    expect(await sequentialScans(pool(), unserved)).toEqual(["order_detail"]);
  });

  it.each(reads)("for %s", async (_name, read) => {
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(await sequentialScans(pool(), statement)).toEqual([]);
  });

  const items = () => [{ productId: counted.number, quantity: 1 }];
  const cart = (merge: boolean) =>
    saveCartWorkflow(shop.container).run({
      input: { customerId: shop.shopper.customerId, items: items(), merge },
    });
  // All changes of an order are in `order-lives`.
  it.each([
    ["an order is placed", () => placeOne([[counted, 1]], `plan-${Date.now()}`)],
    ["a cart is saved", () => cart(false)],
    ["a cart is merged with the saved one", () => cart(true)],
  ] as [string, () => Promise<unknown>][])("while %s", async (_name, write) => {
    const statements = await statementsOf(write);
    const planned = statements.filter(({ text }) => /^\s*(?:select|with|update|delete|insert)\b/i.test(text));
    expect(planned.length).toBeGreaterThan(3);
    for (const statement of planned) expect(await sequentialScans(pool(), statement)).toEqual([]);
  });
});
