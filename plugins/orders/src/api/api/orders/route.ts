import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrdersQuery } from "../../../contract/list";
import { isPacker, packersQuery, packersView } from "../../../http/packers-view";
import { listOrders } from "../../../read-models/orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as OrdersQuery;
  const { orders, total } = await listOrders(shopPool(), isPacker(request) ? packersQuery(query) : query);
  sendPage(request, response, isPacker(request) ? orders.map(packersView) : orders, total);
}
