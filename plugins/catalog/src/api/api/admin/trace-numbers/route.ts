import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { ProductTraces } from "../../../../contract";
import { findTraceNumbers } from "../../../../read-models/lots";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const answer: ProductTraces = { products: await findTraceNumbers(shopPool()) };
  response.json(answer);
}
