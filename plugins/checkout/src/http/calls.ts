import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { clientAddress } from "@zakh/kit/http/client-address";
import { requestLanguage } from "@zakh/kit/http/language";
import { readId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findShopName } from "@zakh/kit/mail/shop-contact";
import { actorOf } from "@zakh/orders/http/change-order";
import { idempotencyKey, requireKeyThatFits } from "@zakh/orders/http/idempotency-key";
import { paymentMethods } from "@zakh/orders/payment/payment-method";
import {
  type AdminOrderInput,
  adminOrderInput,
  adminPlacedOrder,
  type CustomersQuery,
  customers,
  customersQuery,
  orderMessage,
} from "../contract/admin-order";
import { type PlaceOrderInput, placeOrderInput } from "../contract/checkout";
import { placedOrder } from "../contract/placed-order";
import { writeOrderMessage } from "../mails/order-message";
import { listCustomers } from "../read-models/customers";
import { findLinkedOrder } from "../read-models/linked-order";
import { findOrderer } from "../read-models/orderer";
import { placeOrderWorkflow } from "../workflows/place-order";
import { hashRequest } from "../workflows/request-hash";
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
    handler: async (request, response) => {
      const { number: accountNumber, name: accountName, email: accountEmail, customerId } = customerOf(request);
      const body = request.validatedBody as PlaceOrderInput;
      const { result } = await placeOrderWorkflow(request.scope).run({
        input: {
          ...body,
          accountNumber,
          accountName,
          accountEmail,
          address: clientAddress(request),
          customerId,
          language: requestLanguage(request),
          idempotencyKey: idempotencyKey(request),
          requestHash: hashRequest(body),
        },
      });
      addLogFields({ order: result.id, total: result.totalAmount });
      response.status(201).json(result);
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
    handler: async (request, response) => {
      const { rows, total } = await listCustomers(shopPool(), request.validatedQuery as CustomersQuery);
      sendPage(request, response, rows, total);
    },
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
    // An order for a customer who calls. There is no client address, because an admin is not limited.
    handler: async (request, response) => {
      const placedBy = actorOf(request);
      const { userId, customer, ...body } = request.validatedBody as AdminOrderInput;
      const orderer = await findOrderer(shopPool(), { userId, customer });
      const customerEmail = body.orderData.customerEmail ?? orderer.accountEmail;
      const { result } = await placeOrderWorkflow(request.scope).run({
        input: {
          ...body,
          ...orderer,
          orderData: { ...body.orderData, customerEmail },
          placedBy,
          address: null,
          idempotencyKey: idempotencyKey(request),
          requestHash: hashRequest(body, { userId, customer }),
        },
      });
      addLogFields({ order: result.id, total: result.totalAmount, by: placedBy.number });
      const [order, shopName] = await Promise.all([findLinkedOrder(shopPool(), result.id), findShopName()]);
      if (!order) throw new Error("The order that was just placed has no link");
      response.status(201).json({ ...result, userId: order.userId, ...writeOrderMessage(order, shopName) });
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/:id/message",
    role: "admin",
    summary: "The message for the customer of an order that an admin placed, with its link; 404 for any other order.",
    answer: orderMessage,
    refusals: { 404: ["order_not_found"] },
    handler: async (request, response) => {
      const order = await findLinkedOrder(shopPool(), readId(request.params.id, "order_not_found"));
      if (!order) throw new ApiError(404, "order_not_found");
      response.json(writeOrderMessage(order, await findShopName()));
    },
  },
  ...cartCalls,
];
