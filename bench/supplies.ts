import type { Product } from "@zakh/catalog/contract";
import { withClient } from "../scripts/lib/database/with-client.ts";
import { call } from "./call.ts";

const PASSWORD = "bench-пасс-1";

/**
 * How many accounts place orders in turn: each may place 30 in an hour (docs/security.md), and a whole run places some thousands.
 */
const PEOPLE = { whole: 500, quick: 100 };

const CONCURRENT_REGISTRATIONS = 4;

/** More than a whole run can sell. */
const LARGE_STOCK = 1_000_000;

/** The benchmark's own running shop. */
export interface Shop {
  edgeUrl: string;
  commerceUrl: string;
  databaseUrl: string;
  admin: { username: string; password: string };
}

export type Person = Awaited<ReturnType<typeof register>>;

/** Shoppers, an administrator and products for the measurements. */
export async function gatherSupplies({ edgeUrl, commerceUrl, databaseUrl, admin }: Shop, pace: keyof typeof PEOPLE) {
  const people: Person[] = [];
  while (people.length < PEOPLE[pace]) {
    const next = Array.from({ length: CONCURRENT_REGISTRATIONS }, (_, place) =>
      register(edgeUrl, people.length + place + 1),
    );
    people.push(...(await Promise.all(next)));
  }
  const adminCookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  const { body: products } = await call<Product[]>("GET", `${edgeUrl}/api/products`);
  const plain = products.find((each) => !each.trackStock && each.packSize === 1 && each.minOrderQuantity === 1);
  const counted = products.find(({ trackStock, packSize }) => trackStock && packSize === 1);
  if (!plain || !counted) throw new Error("The seed has no product of each kind");
  const { body: account } = await call<{ id: number }>("GET", `${edgeUrl}/api/bank-accounts/default`);
  const { body: categories } = await call<{ slug: string }[]>("GET", `${edgeUrl}/api/service-categories`);
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
 * @param number unique
 */
async function register(edgeUrl: string, number: number) {
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

/** Signs in by a call; returns the cookies of the session. */
export async function signIn(url: string, login: Shop["admin"]) {
  const { cookies } = await call("POST", url, { json: login });
  return cookieOf(cookies);
}

function cookieOf(cookies: string[]) {
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

async function stockUp(edgeUrl: string, cookie: string, productId: number) {
  const form = new FormData();
  form.set("productData", JSON.stringify({ stock: LARGE_STOCK }));
  const answer = await fetch(`${edgeUrl}/api/products/${productId}`, {
    method: "PUT",
    headers: { Cookie: cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`Stocking up answered ${answer.status}: ${await answer.text()}`);
}

/** What Medusa's own storefront calls need. */
async function medusaSupplies(url: string, databaseUrl: string) {
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
  const { body } = await call<{ products: { id: string; variants: { id: string }[] }[] }>("GET", list, { headers });
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

/** The rows of one statement. */
export async function query(databaseUrl: string, text: string, values?: unknown[]) {
  return (await withClient(databaseUrl, (client) => client.query(text, values))).rows;
}
