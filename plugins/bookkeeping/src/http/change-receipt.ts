import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { type ChangedOrder, changeOfPath } from "@zakh/orders/http/change-order";
import { findCashReceipt } from "../read-models/cash-receipts";
import { markCashReceiptWorkflow, type ReceiptMark } from "../workflows/mark-cash-receipt";

/** Changes the receipt of the order in the path for an admin, with `fields` in the log, and answers it as it is then. */
export async function changeReceipt(
  request: MedusaRequest,
  response: MedusaResponse,
  change: (order: ChangedOrder) => Promise<unknown>,
  fields?: Record<string, unknown>,
): Promise<void> {
  const number = await changeOfPath(request, change, fields);
  response.json(await findCashReceipt(shopPool(), number, new Date()));
}

/** Marks the receipt of the order in the path, and answers it. */
export async function markReceipt(request: MedusaRequest, response: MedusaResponse, mark: ReceiptMark): Promise<void> {
  const set = (order: ChangedOrder) => markCashReceiptWorkflow(request.scope).run({ input: { ...order, mark } });
  await changeReceipt(request, response, set, { cashReceipt: mark.as });
}
