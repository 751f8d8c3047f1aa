import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type Page, TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findStatement } from "../../../../../read-models/bank-statements";
import { findHeaderOf } from "../../../../../read-models/statement-layouts";
import { listLinesOf } from "../../../../../read-models/statement-lines";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const number = readId(request.params.id, "statement_not_found");
  const statement = await findStatement(shopPool(), number);
  if (!statement) throw new ApiError(404, "statement_not_found");
  const { rows, total } = await listLinesOf(shopPool(), number, request.validatedQuery as Page);
  const header = await findHeaderOf(shopPool(), number);
  response.set(TOTAL_COUNT_HEADER, String(total));
  response.json({ ...statement, rows: statement.lines, header, lines: rows });
}
