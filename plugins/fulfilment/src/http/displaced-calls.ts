import type { MedusaResponse } from "@medusajs/framework/http";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { type DisplacedInput, displacedInput, displacedOrders } from "../contract/displaced";
import { findDisplaced } from "../read-models/displaced";
import { moveDisplacedWorkflow } from "../workflows/move-displaced";

/** After how many ms no further order is begun: the edge waits 14 s for an answer, and one order may wait 8 s for another change of it. */
const TIME_MS = 5000;

/** The calls about paid orders that were promised a day on which the shop is closed now (ruling 62). */
export const displacedCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/orders/displaced",
    role: "admin",
    summary:
      "Paid orders, not sent yet, that were promised a day which is a day off now, with the days they would get; at most 100, the soonest first.",
    answer: displacedOrders,
    handler: (_request, response) => answer(response),
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
    // Those that the time is too short for are in the answer, to be told next.
    handler: async (request, response) => {
      const { ids } = request.validatedBody as DisplacedInput;
      const by = actorOf(request);
      addLogFields({ orders: ids.length, by: by.number });
      const end = performance.now() + TIME_MS;
      for (const number of new Set(ids)) {
        if (performance.now() > end) break;
        await moveDisplacedWorkflow(request.scope).run({ input: { number, by } });
      }
      await answer(response);
    },
  },
];

async function answer(response: MedusaResponse): Promise<void> {
  const now = new Date();
  response.json(await findDisplaced(shopPool(), await findDelivery(shopPool(), now), now));
}
