import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PricesInput } from "../../../../../contract";
import { changePrices } from "../../../../../http/change-prices";

/** Sets the prices of many products. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { prices } = request.validatedBody as PricesInput;
  response.json(await changePrices(request, { prices }));
}
