import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { markReceipt } from "../../../../../../../http/change-receipt";

export function POST(request: MedusaRequest, response: MedusaResponse) {
  return markReceipt(request, response, { as: "voided" });
}

export function DELETE(request: MedusaRequest, response: MedusaResponse) {
  return markReceipt(request, response, { as: "not_voided" });
}
