import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "../../../../http/guards";
import { answerPersonalData } from "../../../../http/personal-data";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await answerPersonalData(response, customerOf(request).number);
}
