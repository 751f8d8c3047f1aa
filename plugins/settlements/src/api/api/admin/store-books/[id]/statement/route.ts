import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { storeOfPath } from "../../../../../../http/answer-books";
import { answerStatement } from "../../../../../../http/statement-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerStatement(request, response, await storeOfPath(request));
}
