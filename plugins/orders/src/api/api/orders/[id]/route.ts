import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { lookUpOrder } from "../../../../http/look-up-order";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await lookUpOrder(request));
}
