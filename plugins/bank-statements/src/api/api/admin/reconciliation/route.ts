import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MonthQuery } from "@zakh/bookkeeping/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { findReconciliation } from "../../../../read-models/reconciliation";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findReconciliation(shopPool(), request.validatedQuery as MonthQuery));
}
