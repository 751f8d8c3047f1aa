import { defineMiddlewares } from "@medusajs/framework/http";
import { openStoreCalls } from "@zakh/kit/http/medusa-store";
import { callRoutes } from "../http/call-routes";
import { calls } from "../http/calls";
import { refuseFormerAdmins, refuseSecretKeys } from "../http/dashboard-session";
import { loadStoreCustomer } from "../http/guards";
import { failuresPerAddress, limitResets } from "../http/medusa-sign-in";
import { storeCalls } from "../http/store-calls";
import { refuseInvitedAccount } from "../http/store-registration";

/**
 * The guards of the shop's calls come from their tables. Medusa's own `/admin` additionally checks that the user is
 * still an admin, `/store` that the customer still is one, and failed sign-ins with a password, token or invitation are counted (ruling 20).
 */
export default defineMiddlewares({
  routes: [
    { matcher: "/admin", middlewares: [refuseFormerAdmins as never] },
    { matcher: "/store", middlewares: [loadStoreCustomer as never] },
    { matcher: "/auth", middlewares: [failuresPerAddress] },
    { method: "POST", matcher: "/admin/api-keys", middlewares: [refuseSecretKeys] },
    { method: "POST", matcher: "/admin/invites", middlewares: [refuseInvitedAccount] },
    { matcher: "/admin/invites/accept", middlewares: [failuresPerAddress] },
    {
      method: "POST",
      matcher: "/auth/:actor_type/:auth_provider/reset-password",
      middlewares: [limitResets],
    },
    ...openStoreCalls(storeCalls),
    ...callRoutes(calls),
  ],
});
