import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { storeOfPath } from "../../../../../../../http/answer-books";
import { sendStatementFile } from "../../../../../../../http/statement-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await sendStatementFile(request, response, await storeOfPath(request));
}
