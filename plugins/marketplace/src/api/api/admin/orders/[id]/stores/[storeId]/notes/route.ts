import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import type { StoreNoteInput } from "../../../../../../../../contract";
import { findAdminStoreParts } from "../../../../../../../../read-models/order-parcels";
import { writeNoteWorkflow } from "../../../../../../../../workflows/write-note";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const orderId = writeId(request.params.id);
  const storeId = writeId(request.params.storeId);
  const by = actorOf(request);
  addLogFields({ order: orderId, store: storeId, by: by.number });
  const { text } = request.validatedBody as StoreNoteInput;
  await writeNoteWorkflow(request.scope).run({ input: { orderId, storeId, text, isByStore: false, by } });
  const parts = await findAdminStoreParts(shopPool(), orderId);
  response.status(201).json(parts.find((part) => part.storeId === storeId));
}
