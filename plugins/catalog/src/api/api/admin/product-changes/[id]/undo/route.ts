import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { changePrices } from "../../../../../../http/change-prices";

/** Sets the prices back that a change has set. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.json(await changePrices(request, { undoes: writeId(request.params.id) }));
}
