import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { LotsQuery } from "../../../../contract";
import { listLots } from "../../../../read-models/lots";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listLots(shopPool(), request.validatedQuery as LotsQuery);
  sendPage(request, response, rows, total);
}
