import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { PaymentDeadlineInput } from "../../../../../../contract/payment-deadline";
import { findOrder } from "../../../../../../read-models/orders";
import { setPaymentDeadlineWorkflow } from "../../../../../../workflows/set-payment-deadline";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  const { paymentDeadline } = request.validatedBody as PaymentDeadlineInput;
  addLogFields({ order: number, by: by.number });
  await setPaymentDeadlineWorkflow(request.scope).run({
    input: { number, deadline: paymentDeadline, by: { number: by.number, name: by.name } },
  });
  response.json(await findOrder(shopPool(), number));
}
