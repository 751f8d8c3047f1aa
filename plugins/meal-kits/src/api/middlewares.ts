import { defineMiddlewares } from "@medusajs/framework/http";
import { requireCustomer } from "@zakh/accounts/http/guards";

/** Who may call what: one row a call. */
export default defineMiddlewares({
  routes: [{ matcher: "/api/generated-meal-kits", method: ["GET"], middlewares: [requireCustomer] }],
});
