import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { SalesQuery } from "../../../../contract/summary";
import { findSales } from "../../../../read-models/sales";

/** Data of the dashboard's sales chart. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findSales(shopPool(), request.validatedQuery as SalesQuery));
}
