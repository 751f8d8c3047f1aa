import { call } from "./call.mjs";

const ADDRESS = {
  first_name: "Bold",
  last_name: "Bat",
  address_1: "Sangdang-gu 12",
  city: "Cheongju",
  postal_code: "28500",
  country_code: "kr",
  phone: "010-1234-5678",
};

/**
 * The same purchase through Medusa's own storefront calls: cart, line item, address, shipping, payment, completion.
 *
 * @param {{ url: string, key: string, regionId: string, variantId: string, shippingOptionId: string, paymentProviderId: string }} supplies
 */
export async function medusaCheckout({ url, key, regionId, variantId, shippingOptionId, paymentProviderId }) {
  const headers = { "x-publishable-api-key": key };
  /** @typedef {{ cart: { id: string }, payment_collection: { id: string }, type: string, error?: unknown }} Answer */
  const post = async (/** @type {string} */ path, /** @type {unknown} */ json) => {
    /** @type {{ body: Answer }} */
    const { body } = await call("POST", `${url}/store/${path}`, { headers, json });
    return body;
  };

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
