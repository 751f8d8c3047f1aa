import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";
import { FOUNDATIONS, keepFoundation } from "../http/medusa-foundations";
import { ORDER_PATHS, refuseOrderWrites } from "../http/medusa-order-writes";
import { refuseOrdersReservations } from "../http/medusa-reservations";

export default defineMiddlewares({
  routes: [
    // They have no method, so that they run before Medusa's own routes.
    ...ORDER_PATHS.map((matcher) => ({ matcher, middlewares: [refuseOrderWrites] })),
    ...Object.entries(FOUNDATIONS).map(([matcher, isNeeded]) => ({ matcher, middlewares: [keepFoundation(isNeeded)] })),
    { matcher: "/admin/reservations", middlewares: [refuseOrdersReservations] },
    ...callRoutes(calls),
  ],
});
