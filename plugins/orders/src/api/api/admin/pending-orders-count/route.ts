import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { PendingOrdersCount } from "../../../../contract/status";
import { countPendingOrders } from "../../../../read-models/orders";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const answer: PendingOrdersCount = { count: await countPendingOrders(shopPool()) };
  response.json(answer);
}
