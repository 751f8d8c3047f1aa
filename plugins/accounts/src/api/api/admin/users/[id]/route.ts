import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import type { AdminRightInput } from "../../../../../contract";
import { setStaffRoleWorkflow } from "../../../../../workflows/set-staff-role";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const { isAdmin } = request.validatedBody as AdminRightInput;
  const input = { number: writeId(request.params.id), role: isAdmin ? ("admin" as const) : null };
  const { result } = await setStaffRoleWorkflow(request.scope).run({ input });
  response.json(result);
}
