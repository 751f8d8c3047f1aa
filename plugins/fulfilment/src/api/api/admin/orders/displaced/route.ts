import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import type { DisplacedInput } from "../../../../../contract/displaced";
import { findDisplaced } from "../../../../../read-models/displaced";
import { moveDisplacedWorkflow } from "../../../../../workflows/move-displaced";

/** After how many ms no further order is begun: the edge waits 14 s for an answer, and one order may wait 8 s for another change of it. */
const TIME_MS = 5000;

async function answer(response: MedusaResponse): Promise<void> {
  const now = new Date();
  response.json(await findDisplaced(shopPool(), await findDelivery(shopPool(), now), now));
}

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  await answer(response);
}

/** Those that the time is too short for are in the answer, to be told next. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { ids } = request.validatedBody as DisplacedInput;
  const by = actorOf(request);
  addLogFields({ orders: ids.length, by: by.number });
  const end = performance.now() + TIME_MS;
  for (const number of new Set(ids)) {
    if (performance.now() > end) break;
    await moveDisplacedWorkflow(request.scope).run({ input: { number, by } });
  }
  await answer(response);
}
