import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { CashReceiptsQuery } from "../../../../contract/cash-receipts";
import { listCashReceipts } from "../../../../read-models/cash-receipts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as CashReceiptsQuery;
  const { rows, total } = await listCashReceipts(shopPool(), query, new Date());
  sendPage(request, response, rows, total);
}
