import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { LegalDraftInput } from "../../../../../contract";
import { kindOf } from "../../../../../http/kind";
import { findAdminLegal } from "../../../../../read-models/admin-legal";
import { saveLegalDraftWorkflow } from "../../../../../workflows/save-legal-draft";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findAdminLegal(shopPool(), kindOf(request)));
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const kind = kindOf(request);
  const { texts, version } = request.validatedBody as SinceVersion<LegalDraftInput>;
  await saveLegalDraftWorkflow(request.scope).run({ input: { kind, texts, version } });
  response.json(await findAdminLegal(shopPool(), kind));
}
