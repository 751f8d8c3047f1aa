import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { StatementLinesQuery } from "../../../../contract";
import { listLines } from "../../../../read-models/statement-lines";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listLines(shopPool(), request.validatedQuery as StatementLinesQuery);
  sendPage(request, response, rows, total);
}
