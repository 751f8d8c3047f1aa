import type { HttpTypes } from "@medusajs/framework/types";
import Medusa from "@medusajs/js-sdk";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { Client, commerceUrl, fromElsewhere } from "./client";

/** Medusa's ids of the payment methods. */
export const BANK_TRANSFER = "pp_bank-transfer_bank-transfer";
export const PAY_ON_PICKUP = "pp_pay-on-pickup_pay-on-pickup";

/** An address as Medusa's starter sends it. */
export const ADDRESS = {
  first_name: "Дорж",
  last_name: "Бат",
  phone: "010-1234-5678",
  address_1: "Санданг дүүрэг 12",
  address_2: "302",
  city: "Чонжу хот",
  postal_code: "28644",
  country_code: "kr",
};

/** A storefront that knows Medusa only: its client, and what it read when it started. */
export interface Foreign {
  sdk: Medusa;
  regionId: string;
  /** For calls whose refusal is looked at: the client of Medusa tells no codes. */
  raw: Client;
}

/** A storefront that knows Medusa only, at an address of its own. */
export async function foreignClient(): Promise<Foreign> {
  const { rows } = await shopPool().query(
    "SELECT token FROM api_key WHERE type = 'publishable' AND revoked_at IS NULL LIMIT 1",
  );
  const publishableKey = String(rows[0]?.token);
  const headers = { ...fromElsewhere(), "accept-language": "en" };
  const sdk = new Medusa({
    baseUrl: commerceUrl,
    publishableKey,
    globalHeaders: headers,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  });
  const { regions } = await sdk.store.region.list();
  const regionId = regions.find(({ currency_code: currency }) => currency === "krw")?.id ?? "";
  const raw = new Client(commerceUrl).at(commerceUrl, { "x-publishable-api-key": publishableKey, ...headers });
  return { sdk, regionId, raw };
}

/** Medusa's variant of a product, from Medusa's own list. */
export async function variantOf({ sdk, regionId }: Foreign, { name }: Product): Promise<string> {
  const { products } = await sdk.store.product.list({ q: name, region_id: regionId, fields: "id,title,*variants" });
  const id = products.find(({ title }) => title === name)?.variants?.[0]?.id;
  if (!id) throw new Error(`Medusa lists no ${name}`);
  return id;
}

type Lines = [Product, number][];

/** A new cart with these lines. */
export async function cartWith(client: Foreign, lines: Lines): Promise<HttpTypes.StoreCart> {
  const { sdk, regionId } = client;
  let { cart } = await sdk.store.cart.create({ region_id: regionId });
  for (const [product, quantity] of lines) {
    const variant_id = await variantOf(client, product);
    ({ cart } = await sdk.store.cart.createLineItem(cart.id, { variant_id, quantity }));
  }
  return cart;
}

/** A cart that can be completed: address, delivery and payment were chosen. */
export async function readyCart(client: Foreign, lines: Lines, email: string): Promise<HttpTypes.StoreCart> {
  const { sdk } = client;
  const { id } = await cartWith(client, lines);
  await sdk.store.cart.update(id, { email, shipping_address: ADDRESS, billing_address: ADDRESS });
  const { shipping_options: options } = await sdk.store.fulfillment.listCartOptions({ cart_id: id });
  const { cart } = await sdk.store.cart.addShippingMethod(id, { option_id: options[0]?.id ?? "" });
  await sdk.store.payment.initiatePaymentSession(cart, { provider_id: BANK_TRANSFER });
  return (await sdk.store.cart.retrieve(id, { fields: "*items,+items.total,*payment_collection.payment_sessions" }))
    .cart;
}

/** The order that a cart becomes. */
export async function completed({ sdk }: Foreign, cartId: string): Promise<HttpTypes.StoreOrder> {
  const answer = await sdk.store.cart.complete(cartId);
  if (answer.type !== "order") throw new Error(`The cart was not completed: ${answer.error.message}`);
  return answer.order;
}
