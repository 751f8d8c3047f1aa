import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DELETE as deleteInMedusa, POST as updateInMedusa } from "@medusajs/medusa/api/admin/users/[id]/route";
import { shopPool } from "@zakh/kit/database/pool";
import { updateProfileFromDashboard } from "../../../../http/dashboard-profile";
import { findAccounts } from "../../../../read-models/accounts";
import { setStaffRoleWorkflow } from "../../../../workflows/set-staff-role";

/**
 * Replaces Medusa's route: an admin's name is also saved in the shop's account; all other fields exist in Medusa only.
 */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const [account] = await findAccounts(shopPool(), [], String(request.params.id));
  if (!account) return updateInMedusa(request, response);
  const { first_name, last_name, ...rest } = request.validatedBody;
  await updateProfileFromDashboard(request.scope, account, { first_name, last_name });
  request.validatedBody = rest;
  return updateInMedusa(request, response);
}

/**
 * Replaces Medusa's route: deleting a dashboard user also removes the account's admin right. 409 `last_owner` when no
 * owner would be left. Users cannot delete themselves, and users without an account of the shop are left to Medusa.
 */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = String(request.params.id);
  const [account] = await findAccounts(shopPool(), [], id);
  if (!account || request.auth_context.actor_id === id) return deleteInMedusa(request, response);
  await setStaffRoleWorkflow(request.scope).run({ input: { number: account.number, role: null } });
  response.json({ id, object: "user", deleted: true });
}
