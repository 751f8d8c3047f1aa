import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { MediaQuery } from "../../../contract";
import { listMedia } from "../../../read-models/media";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as MediaQuery;
  const { items, total } = await listMedia(shopPool(), query);
  if (query.limit !== undefined) response.set(TOTAL_COUNT_HEADER, String(total));
  response.json(items);
}
