import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import type { AdminRightInput } from "../../../../../contract";
import { giveAdminRightWorkflow } from "../../../../../workflows/give-admin-right";
import { takeAdminRightWorkflow } from "../../../../../workflows/take-admin-right";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const { isAdmin } = request.validatedBody as AdminRightInput;
  const change = isAdmin ? giveAdminRightWorkflow : takeAdminRightWorkflow;
  const { result } = await change(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.json(result);
}
