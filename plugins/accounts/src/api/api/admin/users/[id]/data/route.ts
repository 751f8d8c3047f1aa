import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { adminOf } from "../../../../../../http/guards";
import { answerPersonalData } from "../../../../../../http/personal-data";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const number = readId(request.params.id);
  addLogFields({ personalDataOf: number, by: adminOf(request).number });
  await answerPersonalData(response, number);
}
