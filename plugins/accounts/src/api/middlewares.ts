import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "../http/call-routes";
import { calls } from "../http/calls";
import { refuseFormerAdmins } from "../http/dashboard-session";
import { failuresPerAddress, resetPerAddress, resetPerEmail } from "../http/medusa-sign-in";

/**
 * The guards of the shop's calls come from their tables. Medusa's own `/admin` additionally checks that the user is
 * still an admin, and failed sign-ins with a password, token or invitation are counted (ruling 20).
 */
export default defineMiddlewares({
  routes: [
    { matcher: "/admin", middlewares: [refuseFormerAdmins as never] },
    { matcher: "/auth", middlewares: [failuresPerAddress] },
    { matcher: "/admin/invites/accept", middlewares: [failuresPerAddress] },
    {
      method: "POST",
      matcher: "/auth/:actor_type/:auth_provider/reset-password",
      middlewares: [resetPerAddress, resetPerEmail],
    },
    ...callRoutes(calls),
  ],
});
