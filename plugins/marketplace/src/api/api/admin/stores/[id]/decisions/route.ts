import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { listStoreDecisions } from "../../../../../../read-models/admin-stores";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const decisions = await listStoreDecisions(shopPool(), readId(request.params.id, "store_not_found"), pageOf(request));
  if (!decisions) throw new ApiError(404, "store_not_found");
  sendPage(request, response, decisions.rows, decisions.total);
}
