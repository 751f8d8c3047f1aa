import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import type { StaffRoleInput } from "../../../../../contract";
import { findStaff } from "../../../../../read-models/staff";
import { setStaffRoleWorkflow } from "../../../../../workflows/set-staff-role";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { role } = request.validatedBody as StaffRoleInput;
  const number = writeId(request.params.id);
  await setStaffRoleWorkflow(request.scope).run({ input: { number, role } });
  const [member] = await findStaff(shopPool(), number);
  response.json(member);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await setStaffRoleWorkflow(request.scope).run({ input: { number: writeId(request.params.id), role: null } });
  response.status(204).end();
}
