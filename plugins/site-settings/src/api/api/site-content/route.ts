import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { activeSiteContents, findSiteContents } from "../../../read-models/site-content";

/** The active ones; an admin session sees all. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  if (findAdmin(request)) response.json(await findSiteContents(shopPool()));
  else await activeSiteContents.handler(request, response);
}
