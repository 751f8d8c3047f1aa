import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "../http/call-routes";
import { accountCalls } from "../http/calls";
import { refuseFormerAdmins } from "../http/dashboard-door";
import { passwordResetCalls } from "../http/password-reset-calls";

/** What stands in front of our calls comes from their tables; Medusa's own `/admin` asks who is still an admin. */
export default defineMiddlewares({
  routes: [
    { matcher: "/admin", middlewares: [refuseFormerAdmins as never] },
    ...callRoutes([...accountCalls, ...passwordResetCalls]),
  ],
});
