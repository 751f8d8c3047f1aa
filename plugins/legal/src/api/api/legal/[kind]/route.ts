import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { LegalPageQuery } from "../../../../contract";
import { kindOf } from "../../../../http/kind";
import { findLegalPage, legalPages } from "../../../../read-models/legal-pages";

/** The text that holds, or the asked version of it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const kind = kindOf(request);
  const { version } = request.validatedQuery as LegalPageQuery;
  const page =
    version === undefined ? (await legalPages.value())[kind] : await findLegalPage(shopPool(), kind, version);
  if (!page) throw new ApiError(404, "legal_version_not_found");
  publicRead(response, [legalPages]).json(page);
}
