import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { CashReceiptChange } from "../../../../../../contract/cash-receipt";
import { actorOf } from "../../../../../../http/change-order";
import { findCashReceipt } from "../../../../../../read-models/cash-receipts";
import { setCashReceiptWorkflow } from "../../../../../../workflows/set-cash-receipt";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const receipt = await findCashReceipt(shopPool(), readId(request.params.id, "order_not_found"), new Date());
  if (!receipt) throw new ApiError(404, "order_not_found");
  response.json(receipt);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = actorOf(request);
  const { cashReceipt } = request.validatedBody as CashReceiptChange;
  addLogFields({ order: number, by: by.number });
  await setCashReceiptWorkflow(request.scope).run({
    input: { number, receipt: cashReceipt, by },
  });
  response.json(await findCashReceipt(shopPool(), number, new Date()));
}
