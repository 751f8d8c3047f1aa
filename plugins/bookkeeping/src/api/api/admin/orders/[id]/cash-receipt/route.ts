import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import type { CashReceiptChange } from "../../../../../../contract/cash-receipts";
import { changeReceipt } from "../../../../../../http/change-receipt";
import { findCashReceipt } from "../../../../../../read-models/cash-receipts";
import { setCashReceiptWorkflow } from "../../../../../../workflows/set-cash-receipt";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const receipt = await findCashReceipt(shopPool(), readId(request.params.id, "order_not_found"), new Date());
  if (!receipt) throw new ApiError(404, "order_not_found");
  response.json(receipt);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { cashReceipt: receipt } = request.validatedBody as CashReceiptChange;
  await changeReceipt(request, response, (order) =>
    setCashReceiptWorkflow(request.scope).run({ input: { ...order, receipt } }),
  );
}
