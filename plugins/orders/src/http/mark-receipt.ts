import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findCashReceipt } from "../read-models/cash-receipts";
import { markCashReceiptWorkflow, type ReceiptMark } from "../workflows/mark-cash-receipt";
import { actorOf } from "./change-order";

/** Marks the receipt of the order in the path, and answers it. */
export async function markReceipt(request: MedusaRequest, response: MedusaResponse, mark: ReceiptMark): Promise<void> {
  const number = writeId(request.params.id);
  const by = actorOf(request);
  addLogFields({ order: number, cashReceipt: mark.as, by: by.number });
  await markCashReceiptWorkflow(request.scope).run({
    input: { number, mark, by },
  });
  response.json(await findCashReceipt(shopPool(), number, new Date()));
}
