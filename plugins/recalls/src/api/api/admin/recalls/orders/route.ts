import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { RecallOrdersQuery } from "../../../../../contract";
import { listRecallOrders } from "../../../../../read-models/recall-orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listRecallOrders(shopPool(), request.validatedQuery as RecallOrdersQuery);
  sendPage(request, response, rows, total);
}
