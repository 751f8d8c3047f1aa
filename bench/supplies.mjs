import pg from "pg";
import { databaseConnection } from "../plugins/kit/src/plain/database-connection.js";
import { call } from "./flows/call.mjs";

export const PASSWORD = "bench-пасс-1";

/**
 * How many accounts place orders in turn: each may place 30 in an hour (docs/security.md), and a whole run places some thousands.
 */
const PEOPLE = { whole: 500, quick: 100 };

const CONCURRENT_REGISTRATIONS = 4;

/** More than a whole run can sell. */
const LARGE_STOCK = 1_000_000;

/**
 * @typedef {object} Shop the benchmark's own running shop
 * @property {string} edgeUrl
 * @property {string} commerceUrl
 * @property {string} databaseUrl
 * @property {{ username: string, password: string }} admin
 */

/**
 * Shoppers, an administrator and products for the measurements.
 * @param {Shop} shop
 * @param {"whole" | "quick"} pace
 */
export async function gatherSupplies({ edgeUrl, commerceUrl, databaseUrl, admin }, pace) {
  /** @type {Awaited<ReturnType<typeof register>>[]} */
  const people = [];
  while (people.length < PEOPLE[pace]) {
    const next = Array.from({ length: CONCURRENT_REGISTRATIONS }, (_, place) =>
      register(edgeUrl, people.length + place + 1),
    );
    people.push(...(await Promise.all(next)));
  }
  const adminCookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  /** @type {{ body: import("@zakh/catalog/contract").Product[] }} */
  const { body: products } = await call("GET", `${edgeUrl}/api/products`);
  const plain = products.find((each) => !each.trackStock && each.packSize === 1 && each.minOrderQuantity === 1);
  const counted = products.find(({ trackStock, packSize }) => trackStock && packSize === 1);
  if (!plain || !counted) throw new Error("The seed has no product of each kind");
  /** @type {{ body: { id: number } }} */
  const { body: account } = await call("GET", `${edgeUrl}/api/bank-accounts/default`);
  /** @type {{ body: { slug: string }[] }} */
  const { body: categories } = await call("GET", `${edgeUrl}/api/service-categories`);
  await stockUp(edgeUrl, adminCookie, counted.id);
  return {
    people,
    password: PASSWORD,
    adminCookie,
    plain,
    counted,
    serviceCategory: categories[0]?.slug,
    orderData: {
      customerName: "Болд Бат",
      customerPhone: "010-1234-5678",
      customerAddress: "Чонжу хот, Санданг дүүрэг 12",
      paymentMethod: "bank_transfer",
      selectedBankAccount: String(account.id),
      transferAccountHolder: "BOLD BAT",
    },
    medusa: await medusaSupplies(commerceUrl, databaseUrl),
  };
}

/**
 * Registers a shopper with their own IP address, so that rate limits apply as to real visitors. The shop trusts the address, because it
 * takes the benchmark for its proxy.
 * @param {string} edgeUrl
 * @param {number} number unique
 */
export async function register(edgeUrl, number) {
  const username = `bench-${number}`;
  const email = `${username}@example.com`;
  // From the range for load tests (RFC 2544).
  const address = { "X-Forwarded-For": `198.18.${number >> 8}.${number & 255}` };
  const { cookies } = await call("POST", `${edgeUrl}/api/register`, {
    headers: address,
    json: { username, email, name: "Болд Бат", phone: "010-1234-5678", password: PASSWORD, confirmPassword: PASSWORD },
  });
  return { username, email, address, cookie: cookieOf(cookies) };
}

/**
 * @param {string} url of the call that signs in
 * @param {{ username: string, password: string }} login
 * @returns {Promise<string>} the cookies of the session
 */
export async function signIn(url, login) {
  const { cookies } = await call("POST", url, { json: login });
  return cookieOf(cookies);
}

/** @param {string[]} cookies */
function cookieOf(cookies) {
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

/**
 * @param {string} edgeUrl
 * @param {string} cookie
 * @param {number} productId
 */
async function stockUp(edgeUrl, cookie, productId) {
  const form = new FormData();
  form.set("productData", JSON.stringify({ stock: LARGE_STOCK }));
  const answer = await fetch(`${edgeUrl}/api/products/${productId}`, {
    method: "PUT",
    headers: { Cookie: cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`Stocking up answered ${answer.status}: ${await answer.text()}`);
}

/**
 * What Medusa's own storefront calls need.
 * @param {string} url
 * @param {string} databaseUrl
 */
async function medusaSupplies(url, databaseUrl) {
  const [found] = await query(
    databaseUrl,
    `SELECT region.id AS "regionId",
        (SELECT token FROM api_key JOIN publishable_api_key_sales_channel ON publishable_key_id = api_key.id
          WHERE type = 'publishable' LIMIT 1) AS key,
        (SELECT id FROM shipping_option WHERE deleted_at IS NULL LIMIT 1) AS "shippingOptionId",
        (SELECT payment_provider_id FROM region_payment_provider WHERE region_id = region.id LIMIT 1) AS "paymentProviderId"
      FROM region WHERE currency_code = 'krw' AND deleted_at IS NULL LIMIT 1`,
  );
  const { regionId, key } = found;
  const headers = { "x-publishable-api-key": key };
  const list = `${url}/store/products?limit=12&region_id=${regionId}&fields=*variants.calculated_price`;
  /** @type {{ body: { products: { id: string, variants: { id: string }[] }[] } }} */
  const { body } = await call("GET", list, { headers });
  const [product] = body.products;
  if (!product) throw new Error("Medusa lists no product");
  return {
    ...found,
    url,
    list: { url: list, headers },
    detail: {
      url: `${url}/store/products/${product.id}?region_id=${regionId}&fields=*variants.calculated_price`,
      headers,
    },
    variantId: product.variants[0]?.id ?? "",
  };
}

/**
 * The rows of one statement.
 * @param {string} databaseUrl
 * @param {string} text
 * @param {unknown[]} [values]
 */
export async function query(databaseUrl, text, values) {
  const database = new pg.Client({ ...databaseConnection(databaseUrl) });
  await database.connect();
  try {
    return (await database.query(text, values)).rows;
  } finally {
    await database.end();
  }
}
