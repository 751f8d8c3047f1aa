import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerStatement } from "@zakh/settlements/http/statement-file";
import { storeOf } from "../../../../../../http/own-store";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerStatement(request, response, storeOf(request).number);
}
