import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { ReturnsExportQuery } from "../../../../../contract/returns";
import { sendTransferFile } from "../../../../../http/transfer-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { bank } = request.validatedQuery as ReturnsExportQuery;
  await sendTransferFile(response, shopPool(), bank);
}
