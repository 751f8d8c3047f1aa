import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "../http/call-routes";
import { calls } from "../http/calls";
import { refuseFormerAdmins } from "../http/dashboard-door";
import { failuresPerAddress, resetPerAddress, resetPerEmail } from "../http/medusa-sign-in";

/**
 * What stands in front of our calls comes from their tables. Medusa's own `/admin` asks who is still an admin; whoever fails at
 * its sign-in, with a password, a token or an invitation, is counted (ruling 20).
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
