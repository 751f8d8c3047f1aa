import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import type { CommissionInput } from "../../../../../../contract";
import { answerBooks } from "../../../../../../http/answer-books";
import { setCommissionWorkflow } from "../../../../../../workflows/set-commission";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const store = writeId(request.params.id);
  const { rate } = request.validatedBody as CommissionInput;
  const by = actorOf(request);
  addLogFields({ store, rate, by: by.number });
  await setCommissionWorkflow(request.scope).run({ input: { store, rate, by } });
  await answerBooks(request, response, store);
}
