import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { MediaQuery } from "../../../contract";
import { listMedia } from "../../../read-models/media";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as MediaQuery;
  const { items, total } = await listMedia(shopPool(), query);
  sendPage(request, response, items, total);
}
