import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { activeSiteContents, findSiteContents } from "../../../read-models/site-content";

/** The active pieces of content; an admin session gets all. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  if (findAdmin(request)) sendList(request, response, await findSiteContents(shopPool()));
  else await activeSiteContents.handler(request, response);
}
