import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import type { Call } from "@zakh/kit/http/calls";
import { requireKeyThatFits } from "@zakh/orders/http/idempotency-key";
import { paymentMethods } from "@zakh/orders/payment/payment-method";
import { adminOrderInput, adminPlacedOrder, customers, customersQuery, orderMessage } from "../contract/admin-order";
import { placeOrderInput } from "../contract/checkout";
import { placedOrder } from "../contract/placed-order";
import { cartCalls } from "./cart-calls";

const IDEMPOTENCY_KEY = {
  "Idempotency-Key": "A repeat with the same key and body answers the first order instead of placing another.",
};

/** 400 of a new order. */
const WRONG_ORDER = [
  "idempotency_key_too_long",
  "payment_method_unavailable",
  "island_not_served",
  "quantity_invalid",
  "quantity_below_minimum",
  "quantity_above_maximum",
  "quantity_not_in_packs",
];

/** 409 of a new order. */
function changedMeanwhile(): string[] {
  const byMethods = paymentMethods().flatMap(({ refuses }) => refuses);
  return ["product_unavailable", ...byMethods, "order_total_changed", "stock_short", "conflict"];
}

/** The calls of the saved cart, those that place an order, and those of a caller's order. */
export const calls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/orders",
    role: "customer",
    summary:
      "Places an order at the shop's own prices, once per Idempotency-Key (at most 255 characters), and removes its products from the saved cart.",
    headers: IDEMPOTENCY_KEY,
    before: [callsPerAccount, requireKeyThatFits],
    body: placeOrderInput(paymentMethods),
    status: 201,
    answer: placedOrder,
    refusals: {
      400: WRONG_ORDER,
      // A getter, because plugins register their payment methods before the document is generated, but after this file
      // is loaded.
      get 409() {
        return [...changedMeanwhile(), "credit_changed", "shop_closed", "terms_changed"];
      },
      422: ["idempotency_key_reused"],
      429: ["too_many_requests", "too_many_orders", "too_many_orders_elsewhere"],
    },
  },
  {
    method: "GET",
    path: "/api/admin/customers",
    role: "admin",
    summary:
      "Customers by name, email, username or phone, each with where the last order went, newest first; in pages with limit and offset.",
    query: customersQuery,
    answer: customers,
  },
  {
    method: "POST",
    path: "/api/admin/orders",
    role: "admin",
    summary:
      "Places an order for a customer who calls, as at checkout: an existing one by `userId`, or a new one with name, phone and perhaps an email; once per Idempotency-Key. The link in the answer opens its page.",
    headers: IDEMPOTENCY_KEY,
    before: [requireKeyThatFits],
    body: adminOrderInput(paymentMethods),
    status: 201,
    answer: adminPlacedOrder,
    refusals: {
      400: [...WRONG_ORDER, "customer_required"],
      404: ["not_found"],
      get 409() {
        return [...changedMeanwhile(), "email_taken"];
      },
      422: ["idempotency_key_reused"],
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/message",
    role: "admin",
    summary: "The message for the customer of an order that an admin placed, with its link; 404 for any other order.",
    answer: orderMessage,
    refusals: { 404: ["order_not_found"] },
  },
  ...cartCalls,
];
