import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import type { StoreDecisionInput } from "../../../../../contract";
import { findAdminStore } from "../../../../../read-models/admin-stores";
import { decideOnStoreWorkflow } from "../../../../../workflows/decide-on-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const store = await findAdminStore(shopPool(), readId(request.params.id, "store_not_found"));
  if (!store) throw new ApiError(404, "store_not_found");
  response.json(store);
}

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const storeId = writeId(request.params.id);
  const { number, name } = adminOf(request);
  const decision = request.validatedBody as StoreDecisionInput;
  await decideOnStoreWorkflow(request.scope).run({ input: { ...decision, storeId, by: { number, name } } });
  response.json(await findAdminStore(shopPool(), storeId));
}
