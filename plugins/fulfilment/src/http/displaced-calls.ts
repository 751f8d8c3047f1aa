import type { Call } from "@zakh/kit/http/calls";
import { displacedInput, displacedOrders } from "../contract/displaced";

/** The calls about paid orders that were promised a day on which the shop is closed now (ruling 62). */
export const displacedCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/orders/displaced",
    role: "admin",
    summary:
      "Paid orders, not sent yet, that were promised a day which is a day off now, with the days they would get; at most 100, the soonest first.",
    answer: displacedOrders,
  },
  {
    method: "POST",
    path: "/api/admin/orders/displaced",
    role: "admin",
    summary:
      "Gives up to 100 such orders new days and tells their customers by mail, each by itself and as many as there is time for; any other order stays. Answers those that are left.",
    body: displacedInput,
    answer: displacedOrders,
    refusals: { 400: ["orders_missing", "orders_too_many"], 404: ["order_not_found"], 409: ["conflict"] },
  },
];
