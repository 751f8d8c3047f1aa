import { ApiError } from "@zakh/kit/errors/api-error";
import { parseInput } from "@zakh/kit/http/validate";
import { paymentMethods } from "@zakh/orders/payment/payment-method";
import { type PlaceOrderInput, placeOrderInput } from "../../contract/checkout";
import type { StoreAddress, StoreCart } from "../../read-models/store-cart";

/** Medusa's address as the shop's one line, with the postcode that tells an island. */
export function addressLine({ postalCode, province, city, address1, address2 }: StoreAddress): string {
  return [postalCode, province, city, address1, address2].filter(Boolean).join(" ");
}

/** Medusa's two names as the shop's one. */
export function nameOf(address: StoreAddress | null): string {
  return [address?.firstName, address?.lastName].filter(Boolean).join(" ");
}

/**
 * The checkout form and the lines of a cart of `/store`, by the rules of the shop's own checkout. Its total is compared
 * with what the cart shows. Throws 400 `payment_session_missing`, `shipping_method_missing` and `validation_failed` with
 * the codes of the form's fields.
 */
export function checkoutOf(cart: StoreCart, total: number): PlaceOrderInput {
  const { address, session } = cart;
  const method = paymentMethods().find(({ providerId }) => providerId === session?.providerId);
  if (!session || !method || session.providerId !== cart.providerId) throw new ApiError(400, "payment_session_missing");
  if (method.delivers && !cart.shippingMethod) throw new ApiError(400, "shipping_method_missing");
  const own = Object.keys(method.asks.shape).map((field) => [field, session.data[field]]);
  return parseInput(placeOrderInput(paymentMethods), {
    orderData: {
      ...Object.fromEntries(own),
      paymentMethod: method.code,
      customerName: nameOf(address),
      customerEmail: cart.email ?? "",
      customerPhone: address?.phone ?? "",
      customerAddress: address ? addressLine(address) : "",
      ...(cart.deliveryNote ? { deliveryNote: cart.deliveryNote } : {}),
      totalAmount: String(total),
    },
    cartItems: cart.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  });
}
