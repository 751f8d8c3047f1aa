import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { SiteNameInput } from "../../../../contract";
import { findSiteName, siteName } from "../../../../read-models/site-name";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

/** Name of the shop, with its fallback (spec §7). */
export const GET = siteName.handler;

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { siteName: value, version } = request.validatedBody as SinceVersion<SiteNameInput>;
  await setSiteSettingWorkflow(request.scope).run({ input: { key: "site_name", value, version } });
  response.json(await findSiteName(shopPool()));
}
