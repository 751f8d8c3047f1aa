import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { StatusesInput } from "../../../../../contract/many-statuses";
import { setStatuses } from "../../../../../http/set-statuses";
import { findOrdersByIds } from "../../../../../read-models/orders";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as StatusesInput;
  const results = await setStatuses(request, response, input);
  addLogFields({
    order_status: input.status,
    changed: results.flatMap(({ id, outcome }) => (outcome === "changed" ? [id] : [])).join(","),
  });
  response.json({ results, orders: await findOrdersByIds(shopPool(), input.ids) });
}
