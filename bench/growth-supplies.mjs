import { call } from "./flows/call.mjs";
import { PASSWORD, query, register, signIn } from "./supplies.mjs";

/** The numbers of orders of the customers to find; the seed has such customers at every size. */
const ORDERS_OF_CUSTOMERS = [25, 50, 300];

/**
 * @typedef {object} GrowthSupplies
 * @property {string} edgeUrl
 * @property {string} commerceUrl
 * @property {string} adminCookie
 * @property {number} orders their number
 * @property {string} orderNumber of one of them, as shown
 * @property {string} name of the customer with the most orders
 * @property {{ orders: number, cookie: string }[]} customers signed in; for each of `ORDERS_OF_CUSTOMERS` the nearest
 * @property {number} productId
 * @property {number} price its price in won
 * @property {string} siteName the shop's name
 */

/**
 * What the requests of the growth benchmark need.
 * @param {import("./supplies.mjs").Shop} shop
 * @returns {Promise<GrowthSupplies>}
 */
export async function gatherGrowthSupplies({ edgeUrl, commerceUrl, databaseUrl, admin }) {
  const adminCookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  /** @type {{ body: { id: number, price: number }[] }} */
  const { body: products } = await call("GET", `${edgeUrl}/api/products`);
  const product = products[Math.floor(products.length / 2)];
  if (!product) throw new Error("The seed has no product");
  /** @type {{ body: { siteName: string } }} */
  const { body: named } = await call("GET", `${edgeUrl}/api/settings/site-name`);
  const buyers = await findBuyers(databaseUrl);
  const customers = [];
  for (const [at, orders] of ORDERS_OF_CUSTOMERS.entries()) {
    const [nearest] = [...buyers].sort((a, b) => Math.abs(a.orders - orders) - Math.abs(b.orders - orders));
    if (!nearest) throw new Error("The seed has no customer with orders");
    customers.push({ orders: nearest.orders, cookie: await signInAs(nearest, at + 1, { edgeUrl, databaseUrl }) });
  }
  return {
    edgeUrl,
    commerceUrl,
    adminCookie,
    orders: buyers.reduce((sum, { orders }) => sum + orders, 0),
    orderNumber: "ORD-0042",
    name: buyers[0]?.name ?? "",
    customers,
    productId: product.id,
    price: product.price,
    siteName: named.siteName,
  };
}

/** @typedef {{ username: string, email: string, name: string, orders: number }} Buyer */

/**
 * All customers with their number of orders; the most frequent first.
 * @param {string} databaseUrl
 * @returns {Promise<Buyer[]>}
 */
function findBuyers(databaseUrl) {
  return query(
    databaseUrl,
    `SELECT username, email, name, count(*)::int AS orders
     FROM account JOIN order_detail ON account_number = number
     GROUP BY username, email, name ORDER BY orders DESC, username`,
  );
}

/**
 * Seeded shoppers have no password, so the password of an account of the benchmark is moved to this one.
 * @param {Buyer} buyer
 * @param {number} number unique
 * @param {{ edgeUrl: string, databaseUrl: string }} shop
 */
async function signInAs({ username, email }, number, { edgeUrl, databaseUrl }) {
  const giver = await register(edgeUrl, number);
  await query(databaseUrl, "UPDATE provider_identity SET entity_id = $1 WHERE entity_id = $2", [
    email,
    `${giver.username}@example.com`,
  ]);
  return signIn(`${edgeUrl}/api/login`, { username, password: PASSWORD });
}
