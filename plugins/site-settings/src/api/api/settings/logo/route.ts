import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { filesOf } from "@zakh/kit/http/form";
import type { LogoInput } from "../../../../contract";
import { readSetting } from "../../../../http/setting-handlers";
import { uploadLogo } from "../../../../http/upload-logo";
import { findSetting } from "../../../../read-models/setting";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

/** URL of the logo, with its fallback (spec §7). */
export const GET = readSetting("logo");

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { version, ...input } = request.validatedBody as SinceVersion<LogoInput>;
  const [file] = filesOf(request, "logo");
  const logoUrl = file ? await uploadLogo(file) : input.logoUrl;
  await setSiteSettingWorkflow(request.scope).run({ input: { name: "logo", values: { logoUrl }, version } });
  response.json(await findSetting(shopPool(), "logo"));
}
