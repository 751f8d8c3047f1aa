import { defineMiddlewares } from "@medusajs/framework/http";
import { optionalAdmin } from "@zakh/accounts/http/guards";

/** Who may call what: one row a call. */
export default defineMiddlewares({
  routes: [{ matcher: "/api/bank-accounts", method: ["GET"], middlewares: [optionalAdmin] }],
});
