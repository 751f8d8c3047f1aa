import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { storeOf } from "../../../../../http/own-store";
import { findOwnStore } from "../../../../../read-models/stores";
import { handInStoreWorkflow } from "../../../../../workflows/hand-in-store";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: storeId } = storeOf(request);
  await handInStoreWorkflow(request.scope).run({ input: { storeId } });
  response.json(await findOwnStore(shopPool(), storeId));
}
