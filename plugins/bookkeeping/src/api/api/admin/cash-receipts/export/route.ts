import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import type { CashReceiptsFileQuery } from "../../../../../contract/cash-receipts";
import { receiptSheet } from "../../../../../export/receipt-rows";
import { findReceiptsOf } from "../../../../../read-models/cash-receipts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { from, to, receipts } = await findReceiptsOf(shopPool(), request.validatedQuery as CashReceiptsFileQuery);
  const file = await sheetFile(receiptSheet(receipts));
  announceFile(response, `cash-receipts-${from}-${to}`, "xlsx");
  response.end(file);
}
