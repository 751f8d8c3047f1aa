import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { LegalVersionInput } from "../../../../../../contract";
import { kindOf } from "../../../../../../http/kind";
import { findAdminLegal } from "../../../../../../read-models/admin-legal";
import { publishLegalVersionWorkflow } from "../../../../../../workflows/publish-legal-version";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const kind = kindOf(request);
  const { confirmed: _, ...input } = request.validatedBody as SinceVersion<LegalVersionInput>;
  const publishedBy = adminOf(request).number;
  await publishLegalVersionWorkflow(request.scope).run({ input: { ...input, kind, publishedBy } });
  response.status(201).json(await findAdminLegal(shopPool(), kind));
}
