import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import type { Call } from "@zakh/kit/http/calls";
import { addLogFields } from "@zakh/kit/log/request-context";
import { orderLookupQuery } from "../contract/list";
import { order } from "../contract/order";
import { STATUS_WHEN } from "../contract/status";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { reportTransferWorkflow } from "../workflows/report-transfer";
import { lookUpOrder } from "./look-up-order";
import { actorOnLookedUp, changeOwnOrder } from "./own-order";

/** What customers do with their orders (ruling 72). */
export const ownOrderCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/orders/:id/transferred",
    role: "visitor",
    summary:
      "Marks for the owner that the customer has made the transfer, by the order's owner or anyone with its email or link; said again, it changes nothing.",
    alsoLoads: ["customer", "admin"],
    query: orderLookupQuery,
    answer: order,
    refusals: {
      404: ["order_not_found"],
      409: ["order_not_pending", "conflict"],
      410: ["order_link_expired"],
      429: ["too_many_requests"],
    },
    handler: async (request, response) => {
      const order = await lookUpOrder(request);
      addLogFields({ order: order.id });
      await reportTransferWorkflow(request.scope).run({
        input: { number: order.id, by: actorOnLookedUp(request, order) },
      });
      response.json(await lookUpOrder(request));
    },
  },
  {
    method: "POST",
    path: "/api/orders/:id/cancel",
    role: "customer",
    summary: "Cancels the customer's own order, while no money has come in for it and nothing is packed.",
    before: [callsPerAccount],
    answer: order,
    refusals: {
      400: ["id_invalid"],
      404: ["order_not_found"],
      409: ["order_not_cancellable", "conflict"],
      429: ["too_many_requests"],
    },
    handler: (request, response) =>
      changeOwnOrder(request, response, (order) =>
        changeOrderStatusWorkflow(request.scope).run({
          input: { ...order, to: STATUS_WHEN.cancelled, byCustomer: true },
        }),
      ),
  },
];
