import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerWorkedOrder } from "../../../../../../http/worked-order";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerWorkedOrder(request, response);
}
