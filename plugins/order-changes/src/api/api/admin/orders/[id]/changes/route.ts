import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import type { SinceVersion } from "@zakh/kit/contract";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { ChangeInput } from "../../../../../../contract/change";
import { changeOrderWorkflow } from "../../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const change = request.validatedBody as SinceVersion<ChangeInput>;
  const mayGiveBack = adminOf(request).staffRole === "owner";
  await changeOrder(request, response, (order) =>
    changeOrderWorkflow(request.scope).run({ input: { ...change, ...order, mayGiveBack } }),
  );
}
