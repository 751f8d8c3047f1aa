import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { StoreInput } from "../../../contract";
import { findOwnStore } from "../../../read-models/stores";
import { createStoreWorkflow } from "../../../workflows/create-store";

/** Registers a store owned by the signed-in customer (ruling 31). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = {
    ...(request.validatedBody as StoreInput),
    userId: customerOf(request).number,
    language: requestLanguage(request),
  };
  const { result } = await createStoreWorkflow(request.scope).run({ input });
  response.status(201).json(await findOwnStore(shopPool(), result.number));
}
