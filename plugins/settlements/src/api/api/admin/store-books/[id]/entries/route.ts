import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest } from "@zakh/orders/http/idempotency-key";
import type { StoreEntryInput } from "../../../../../../contract";
import { answerBooks } from "../../../../../../http/answer-books";
import { addStoreEntryWorkflow } from "../../../../../../workflows/add-store-entry";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const store = writeId(request.params.id);
  const entry = request.validatedBody as StoreEntryInput;
  const by = actorOf(request);
  addLogFields({ store, kind: entry.kind, amount: entry.amount, by: by.number });
  await addStoreEntryWorkflow(request.scope).run({ input: { store, entry, by, request: keyedRequest(request) } });
  await answerBooks(request, response, store);
}
