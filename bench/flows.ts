import { randomUUID } from "node:crypto";
import { call } from "./call.ts";
import { percentile } from "./statistics.ts";
import type { Person } from "./supplies.ts";

interface Ask {
  url: string;
  headers: Record<string, string>;
}

interface Checkout {
  url: string;
  people: Person[];
  orderData: object;
  productId: number;
  quantity: number;
}

interface MedusaCheckout {
  url: string;
  key: string;
  regionId: string;
  variantId: string;
  shippingOptionId: string;
  paymentProviderId: string;
}

/** What people do again and again. `turn` is another number each time. */
export const FLOWS = {
  /** One read. */
  ask: ({ url, headers }: Ask) => call("GET", url, { headers }),

  /** One order as the checkout page places it. People take turns, because an account may place only some orders in an hour. */
  checkout: ({ url, people, orderData, productId, quantity }: Checkout, turn: number) => {
    const person = people[turn % people.length];
    return call("POST", `${url}/api/orders`, {
      headers: { ...person?.address, Cookie: person?.cookie ?? "", "Idempotency-Key": randomUUID() },
      json: { orderData: { ...orderData, customerEmail: person?.email }, cartItems: [{ productId, quantity }] },
    });
  },

  medusaCheckout,

  /** One search of the back office for a name. */
  searchNames: ({ url, headers }: Ask, turn: number) => {
    const name = TYPED[turn % TYPED.length] ?? "";
    const list = LISTS[Math.floor(turn / TYPED.length) % LISTS.length];
    return call("GET", `${url}${list}?limit=50&search=${encodeURIComponent(name)}`, { headers });
  },

  signIn: ({ url, people, password }: { url: string; people: Person[]; password: string }, turn: number) => {
    const { address, username } = people[turn % people.length] ?? {};
    return call("POST", `${url}/api/login`, { headers: address, json: { username, password } });
  },
};

export type Flow = keyof typeof FLOWS;

/** Names as an owner types them: whole and begun, in Cyrillic, Latin and Hangul. */
const TYPED = [
  "Отгонбаяр",
  "otgonbayar",
  "어트겅바이르",
  "Мөнхзул",
  "munkhz",
  "Batbold Tergel",
  "볼로르마",
  "лхагвасурэн",
  "Ganzorig",
  "хонг",
  "Алтанцэцэг",
  "ceceg",
];

/** Lists of the back office that are searched for a name. */
const LISTS = ["/api/admin/users", "/api/admin/customers", "/api/orders", "/api/admin/products"];

const ADDRESS = {
  first_name: "Bold",
  last_name: "Bat",
  address_1: "Sangdang-gu 12",
  city: "Cheongju",
  postal_code: "28500",
  country_code: "kr",
  phone: "010-1234-5678",
};

/** The same purchase through Medusa's own storefront calls: cart, line item, address, shipping, payment, completion. */
async function medusaCheckout(supplies: MedusaCheckout) {
  const { url, key, regionId, variantId, shippingOptionId, paymentProviderId } = supplies;
  const headers = { "x-publishable-api-key": key };
  type Answer = { cart: { id: string }; payment_collection: { id: string }; type: string; error?: unknown };
  const post = async (path: string, json: unknown) =>
    (await call<Answer>("POST", `${url}/store/${path}`, { headers, json })).body;

  const { cart } = await post("carts", { region_id: regionId });
  await post(`carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 });
  await post(`carts/${cart.id}`, { email: "bench@example.com", shipping_address: ADDRESS, billing_address: ADDRESS });
  await post(`carts/${cart.id}/shipping-methods`, { option_id: shippingOptionId });
  const { payment_collection } = await post("payment-collections", { cart_id: cart.id });
  await post(`payment-collections/${payment_collection.id}/payment-sessions`, { provider_id: paymentProviderId });
  const completed = await post(`carts/${cart.id}/complete`, {});
  if (completed.type !== "order")
    throw new Error(`Medusa did not complete the cart: ${JSON.stringify(completed.error)}`);
}

export interface Figures {
  perSecond: number;
  /** latencies in ms */
  p50: number;
  p95: number;
}

/** Continues across jobs, so that the people are used evenly. */
let turn = 0;

/** Several people repeat the same action, each one at a time; the latency of each is measured. */
export async function runFlow(
  flow: Flow,
  { supplies, people, seconds }: { supplies: object; people: number; seconds: number },
): Promise<Figures & { repetitions: number }> {
  const go = FLOWS[flow] as (supplies: object, turn: number) => Promise<unknown>;
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < until) {
        turn += 1;
        const from = performance.now();
        await go(supplies, turn);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return {
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    repetitions: latencies.length,
  };
}
