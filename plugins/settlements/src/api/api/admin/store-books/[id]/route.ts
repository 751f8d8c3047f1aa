import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerBooks, storeOfPath } from "../../../../../http/answer-books";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerBooks(request, response, await storeOfPath(request));
}
