import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminStoresQuery } from "../../../../contract";
import { listStores } from "../../../../read-models/admin-stores";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { stores, total } = await listStores(shopPool(), request.validatedQuery as AdminStoresQuery);
  response.set(TOTAL_COUNT_HEADER, String(total)).json(stores);
}
