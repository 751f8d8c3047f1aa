import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { filesOf } from "@zakh/kit/http/form";
import type { LogoInput } from "../../../../contract";
import { uploadLogo } from "../../../../http/upload-logo";
import { findLogo, logo } from "../../../../read-models/logo";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

/** Address of the logo, with its fallback (spec §7). */
export const GET = logo.handler;

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { logoUrl, version } = request.validatedBody as SinceVersion<LogoInput>;
  const [file] = filesOf(request, "logo");
  const value = file ? await uploadLogo(file) : logoUrl;
  if (!value) throw new ApiError(400, "validation_failed", { fields: { logoUrl: "logo_required" } });
  await setSiteSettingWorkflow(request.scope).run({ input: { key: "logo_url", value, version } });
  response.json(await findLogo(shopPool()));
}
