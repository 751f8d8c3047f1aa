import { defineMiddlewares, type MedusaRequest } from "@medusajs/framework/http";
import {
  customerOf,
  findAdmin,
  findCustomer,
  optionalAdmin,
  optionalCustomer,
  requireAdmin,
  requireCustomer,
} from "@zakh/accounts/http/guards";
import { clientAddress } from "@zakh/kit/http/client-address";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { validateBody, validateQuery } from "@zakh/kit/http/validate";
import { placeOrderInput } from "../contract/checkout";
import { orderLookupQuery, ordersQuery } from "../contract/list";
import { statusInput } from "../contract/status";

const MINUTES = 60;

/** Whoever guesses: everybody who gives an email, and visitors. Owners and admins are not counted (ruling 20). */
function guesses(request: MedusaRequest): boolean {
  return request.query.email !== undefined || !(findCustomer(request) ?? findAdmin(request));
}

const lookupPerAddress = rateLimit({
  name: "order-lookup-address",
  points: 120,
  seconds: 5 * MINUTES,
  key: (request) => (guesses(request) ? clientAddress(request) : undefined),
});
const lookupPerOrder = rateLimit({
  name: "order-lookup-order",
  points: 30,
  seconds: 5 * MINUTES,
  key: (request) => (guesses(request) ? request.params.id : undefined),
});
const placingPerAccount = rateLimit({
  name: "place-order-account",
  points: 120,
  seconds: MINUTES,
  key: (request) => String(customerOf(request).number),
});

/** Who may call what: one row a call. */
export default defineMiddlewares({
  routes: [
    { matcher: "/api/orders", method: ["GET"], middlewares: [requireAdmin, validateQuery(ordersQuery)] },
    {
      matcher: "/api/orders",
      method: ["POST"],
      middlewares: [requireCustomer, placingPerAccount, validateBody(placeOrderInput)],
    },
    {
      matcher: "/api/orders/:id",
      method: ["GET"],
      middlewares: [optionalCustomer, optionalAdmin, lookupPerAddress, lookupPerOrder, validateQuery(orderLookupQuery)],
    },
    { matcher: "/api/orders/:id/status", method: ["PATCH"], middlewares: [requireAdmin, validateBody(statusInput)] },
    { matcher: "/api/orders/:id/history", method: ["GET"], middlewares: [requireAdmin] },
    { matcher: "/api/user/orders", method: ["GET"], middlewares: [requireCustomer] },
    { matcher: "/api/admin/pending-orders-count", method: ["GET"], middlewares: [requireAdmin] },
    { matcher: "/api/admin/summary", method: ["GET"], middlewares: [requireAdmin] },
  ],
});
