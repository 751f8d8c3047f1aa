import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { SiteContentInput } from "../../../../contract";
import { contentKey } from "../../../../http/content-key";
import { activeSiteContents, findSiteContent } from "../../../../read-models/site-content";
import { deleteSiteContentWorkflow } from "../../../../workflows/delete-site-content";
import { setSiteContentWorkflow } from "../../../../workflows/set-site-content";

/** A piece of content, if it is active; an admin session also gets inactive ones. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { key } = request.params;
  const content = findAdmin(request)
    ? await findSiteContent(shopPool(), key ?? "")
    : (await activeSiteContents.value()).find((active) => active.key === key);
  if (!content) throw new ApiError(404, "site_content_not_found");
  (findAdmin(request) ? response : publicRead(response, [activeSiteContents])).json(content);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const key = contentKey(request.params.key);
  await setSiteContentWorkflow(request.scope).run({
    input: { ...(request.validatedBody as SinceVersion<SiteContentInput>), key },
  });
  response.json(await findSiteContent(shopPool(), key));
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteSiteContentWorkflow(request.scope).run({ input: { key: contentKey(request.params.key) } });
  response.status(204).end();
}
