import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { ProductChangesQuery } from "../../../../contract";
import { listProductChanges } from "../../../../read-models/product-changes";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listProductChanges(shopPool(), request.validatedQuery as ProductChangesQuery);
  sendPage(request, response, rows, total);
}
