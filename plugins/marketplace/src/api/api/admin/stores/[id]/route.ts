import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import type { StoreDecisionInput } from "../../../../../contract";
import { findAdminStore } from "../../../../../read-models/admin-stores";
import { decideOnStoreWorkflow } from "../../../../../workflows/decide-on-store";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const storeId = writeId(request.params.id);
  const { number, name } = adminOf(request);
  const decision = request.validatedBody as StoreDecisionInput;
  await decideOnStoreWorkflow(request.scope).run({ input: { ...decision, storeId, by: { number, name } } });
  response.json(await findAdminStore(shopPool(), storeId));
}
