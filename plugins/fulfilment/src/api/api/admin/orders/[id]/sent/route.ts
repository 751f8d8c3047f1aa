import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { SentInput } from "../../../../../../contract/parcels";
import { findCourier } from "../../../../../../http/find-courier";
import { sendOrderWorkflow, takeBackSendingWorkflow } from "../../../../../../workflows/send-order";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { courier: code, trackingNumber } = request.validatedBody as SentInput;
  const courier = await findCourier(code);
  await changeOrder(
    request,
    response,
    (order) => sendOrderWorkflow(request.scope).run({ input: { ...order, courier, trackingNumber, replaces: true } }),
    { courier: code },
  );
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await changeOrder(request, response, (order) => takeBackSendingWorkflow(request.scope).run({ input: order }));
}
