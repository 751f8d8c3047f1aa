import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { ChangeInput } from "../../../../../../contract/change";
import { changeOrderWorkflow } from "../../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const change = request.validatedBody as ChangeInput;
  const mayGiveBack = adminOf(request).staffRole === "owner";
  await changeOrder(request, response, (order) =>
    changeOrderWorkflow(request.scope).run({ input: { ...change, ...order, mayGiveBack } }),
  );
}
