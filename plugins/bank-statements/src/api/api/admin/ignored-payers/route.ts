import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import type { Page } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { listIgnoredPayers } from "../../../../read-models/ignored-payers";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listIgnoredPayers(shopPool(), request.validatedQuery as Page);
  sendPage(request, response, rows, total);
}
