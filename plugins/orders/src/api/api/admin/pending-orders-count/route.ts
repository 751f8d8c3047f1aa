import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { PendingOrdersCount } from "../../../../contract/status";
import { countPendingOrders, findNewestOrders } from "../../../../read-models/orders";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const [count, newest] = await Promise.all([countPendingOrders(shopPool()), findNewestOrders(shopPool())]);
  const answer: PendingOrdersCount = { count, newest };
  response.json(answer);
}
