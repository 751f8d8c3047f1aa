import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";
import { checkMedusaProduct } from "../http/medusa-product-writes";

/** The guards of all calls, one row per call, and what Medusa's own product calls must keep to. */
export default defineMiddlewares({
  routes: [
    // Without a method, so that it runs before Medusa's own routes.
    { matcher: "/admin/products", middlewares: [checkMedusaProduct] },
    ...callRoutes(calls),
  ],
});
