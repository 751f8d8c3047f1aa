import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PaymentDeadlineInput } from "../../../../../../contract/payment-deadline";
import { changeOrder } from "../../../../../../http/change-order";
import { setPaymentDeadlineWorkflow } from "../../../../../../workflows/set-payment-deadline";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { paymentDeadline: deadline } = request.validatedBody as PaymentDeadlineInput;
  await changeOrder(request, response, (order) =>
    setPaymentDeadlineWorkflow(request.scope).run({ input: { ...order, deadline } }),
  );
}
