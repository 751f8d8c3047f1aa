import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { OrdersExportQuery } from "../../../../../contract/orders-file";
import { sendCsv, sendWorkbook } from "../../../../../http/orders-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { format, ...filters } = request.validatedQuery as OrdersExportQuery;
  const send = format === "xlsx" ? sendWorkbook : sendCsv;
  await send(response, shopPool(), filters, requestLanguage(request));
}
