import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { LinesExportQuery } from "../../../../../contract/month";
import { sendLines } from "../../../../../http/lines-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as LinesExportQuery;
  await sendLines(response, shopPool(), query, requestLanguage(request));
}
