import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCustomer } from "@zakh/accounts/http/guards";
import { oneAtATime } from "@zakh/catalog/http/medusa-writes";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { StoreCall } from "@zakh/kit/http/medusa-store";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { findCartOfCollection, findStoreCartOwner, findStoreOrderOwner } from "../read-models/store-cart";

const TEN_MINUTES = 10 * 60;

/** Limits what one address writes into carts of `/store`. */
const writes = rateLimit({ name: "store-cart-address", points: 1200, seconds: TEN_MINUTES });
/** Limits new carts, which stay for 30 days. */
const making = rateLimit({ name: "store-cart-new-address", points: 300, seconds: 6 * TEN_MINUTES });

/**
 * Lets a cart of `/store` through, a customer's to that customer only: 404 `cart_not_found` for every other cart, also a
 * saved one of the shop's own customers. Writes to one cart run one after the other, because Medusa's own of its payment fail
 * at once.
 */
function ownCart(idOf: (request: MedusaRequest) => unknown) {
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const id = await idOf(request);
    const owner = typeof id === "string" ? await findStoreCartOwner(shopPool(), id) : undefined;
    if (owner === undefined || (owner !== null && owner !== findCustomer(request)?.customerId)) {
      throw new ApiError(404, "cart_not_found");
    }
    await oneAtATime(`store-cart:${id}`)(request, response, next);
  };
}

/** A customer's order is theirs; a guest has nothing but its id, which nobody can guess. 404 `order_not_found`. */
async function ownOrder(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const order = await findStoreOrderOwner(shopPool(), String(request.params.id));
  if (!order?.isGuests && (!order || order.customerId !== findCustomer(request)?.customerId)) {
    throw new ApiError(404, "order_not_found");
  }
  next();
}

const cartInPath = ownCart(({ params }) => params.id);
const cartInBody = ownCart(({ validatedBody }) => (validatedBody as { cart_id?: unknown }).cart_id);
const cartInQuery = ownCart(({ query }) => query.cart_id);
const cartOfCollection = ownCart(({ params }) => findCartOfCollection(shopPool(), String(params.id)));

/** The calls of Medusa's `/store` that a sale needs. Those that change a cart have the shop's own routes. */
export const storeCalls: readonly StoreCall[] = [
  { method: "POST", path: "/store/carts", before: [making] },
  { method: "GET", path: "/store/carts/:id", before: [cartInPath] },
  { method: "POST", path: "/store/carts/:id", before: [writes, cartInPath] },
  { method: "POST", path: "/store/carts/:id/customer", before: [writes, cartInPath] },
  { method: "POST", path: "/store/carts/:id/line-items", before: [writes, cartInPath] },
  { method: "POST", path: "/store/carts/:id/line-items/:line_id", before: [writes, cartInPath] },
  { method: "DELETE", path: "/store/carts/:id/line-items/:line_id", before: [writes, cartInPath] },
  { method: "POST", path: "/store/carts/:id/shipping-methods", before: [writes, cartInPath] },
  { method: "POST", path: "/store/carts/:id/complete", before: [writes, cartInPath] },
  { method: "GET", path: "/store/shipping-options", before: [cartInQuery] },
  { method: "POST", path: "/store/payment-collections", before: [writes, cartInBody] },
  { method: "POST", path: "/store/payment-collections/:id/payment-sessions", before: [writes, cartOfCollection] },
  { method: "GET", path: "/store/orders" },
  { method: "GET", path: "/store/orders/:id", before: [ownOrder] },
];
