import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DELETE as deleteInMedusa, POST as updateInMedusa } from "@medusajs/medusa/api/admin/users/[id]/route";
import { shopPool } from "@zakh/kit/database/pool";
import { updateProfileFromDashboard } from "../../../../http/dashboard-profile";
import { findAccounts } from "../../../../read-models/accounts";
import { takeAdminRightWorkflow } from "../../../../workflows/take-admin-right";

/** In place of Medusa's own call: an admin's name is the account's as well, and the rest is Medusa's. */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const [account] = await findAccounts(shopPool(), [], String(request.params.id));
  if (!account) return updateInMedusa(request, response);
  const { first_name, last_name, ...rest } = request.validatedBody;
  await updateProfileFromDashboard(request.scope, account, { first_name, last_name });
  request.validatedBody = rest;
  return updateInMedusa(request, response);
}

/**
 * In place of Medusa's own call: who is deleted as a user of its dashboard is an admin of the shop no more. 409 `last_admin` where nobody
 * would be left. Nobody deletes himself, and a user without an account of the shop is Medusa's to delete.
 */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const id = String(request.params.id);
  const [account] = await findAccounts(shopPool(), [], id);
  if (!account || request.auth_context.actor_id === id) return deleteInMedusa(request, response);
  await takeAdminRightWorkflow(request.scope).run({ input: { number: account.number } });
  response.json({ id, object: "user", deleted: true });
}
