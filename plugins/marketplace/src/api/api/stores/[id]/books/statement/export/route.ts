import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendStatementFile } from "@zakh/settlements/http/statement-file";
import { storeOf } from "../../../../../../../http/own-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await sendStatementFile(request, response, storeOf(request).number);
}
