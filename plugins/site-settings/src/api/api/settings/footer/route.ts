import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { filesOf } from "@zakh/kit/http/form";
import type { FooterInput } from "../../../../contract";
import { uploadLogo } from "../../../../http/upload-logo";
import { findFooter, footer } from "../../../../read-models/footer";
import { setFooterWorkflow } from "../../../../workflows/set-footer";

/** The footer, with its fallback (spec §7, ruling 27). */
export const GET = footer.handler;

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as SinceVersion<FooterInput>;
  const [file] = filesOf(request, "footerLogo");
  const logoUrl = file ? await uploadLogo(file) : input.logoUrl;
  await setFooterWorkflow(request.scope).run({ input: { ...input, logoUrl } });
  response.json(await findFooter(shopPool()));
}
