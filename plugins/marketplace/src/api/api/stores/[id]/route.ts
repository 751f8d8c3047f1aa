import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { OFFICE_STAFF } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import { storeOf } from "../../../../http/own-store";
import { storeChangesOf } from "../../../../http/store-form";
import { visibleStore } from "../../../../http/visible-store";
import { findOwnStore } from "../../../../read-models/stores";
import { updateStoreWorkflow } from "../../../../workflows/update-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { store } = await visibleStore(request, response);
  response.json(store);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const store = storeOf(request);
  const { number: storeId } = store;
  const { changes, version } = await storeChangesOf(request, store);
  const { staffRole } = customerOf(request);
  // They confirm the names of stores, and need not confirm their own.
  const byAdmin = staffRole !== null && OFFICE_STAFF.includes(staffRole);
  const language = byAdmin ? undefined : requestLanguage(request);
  await updateStoreWorkflow(request.scope).run({ input: { storeId, changes, version, byAdmin, language } });
  response.json(await findOwnStore(shopPool(), storeId));
}
