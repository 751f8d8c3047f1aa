import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CashReceiptIssuedInput } from "../../../../../../../contract/cash-receipts";
import { markReceipt } from "../../../../../../../http/change-receipt";

export function POST(request: MedusaRequest, response: MedusaResponse) {
  const { issuedNumber } = request.validatedBody as CashReceiptIssuedInput;
  return markReceipt(request, response, { as: "issued", issuedNumber });
}

export function DELETE(request: MedusaRequest, response: MedusaResponse) {
  return markReceipt(request, response, { as: "not_issued" });
}
