import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readId } from "@zakh/kit/http/path-id";
import { answerLine } from "../../../../../http/answer-line";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerLine(response, readId(request.params.id, "statement_line_not_found"));
}
