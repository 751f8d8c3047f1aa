import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findNavigationTree } from "../../../../read-models/navigation";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findNavigationTree(shopPool()));
}
