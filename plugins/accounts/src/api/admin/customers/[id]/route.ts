import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/customers/[id]/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { updateProfileFromDashboard } from "../../../../http/dashboard-profile";
import { findAccountByCustomer } from "../../../../read-models/accounts";
import { deleteCustomerWorkflow } from "../../../../workflows/delete-customer";

/**
 * In place of Medusa's own call: name and phone are the account's as well, and the rest is Medusa's. 409 `account_email_fixed` for
 * another email, which the account signs in with. A customer without an account of the shop is Medusa's to edit.
 */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const account = await findAccountByCustomer(shopPool(), String(request.params.id));
  if (!account) return updateInMedusa(request, response);
  const { email, first_name, last_name, phone, ...rest } = request.validatedBody;
  if (email !== undefined && email?.toLowerCase() !== account.email.toLowerCase()) {
    throw new ApiError(409, "account_email_fixed");
  }
  await updateProfileFromDashboard(request.scope, account, { first_name, last_name, phone });
  request.validatedBody = rest;
  return updateInMedusa(request, response);
}

/** In place of Medusa's own call: the account of the shop goes with its customer, and its email and username are free. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const id = String(request.params.id);
  await deleteCustomerWorkflow(request.scope).run({ input: { id } });
  response.json({ id, object: "customer", deleted: true });
}
