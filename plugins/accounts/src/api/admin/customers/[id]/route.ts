import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/customers/[id]/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { updateProfileFromDashboard } from "../../../../http/dashboard-profile";
import { findAccountByCustomer } from "../../../../read-models/accounts";
import { deleteCustomerWorkflow } from "../../../../workflows/delete-customer";

/**
 * Replaces Medusa's route: name and phone are also saved in the shop's account; all other fields exist in Medusa only.
 * 409 `account_email_fixed` for another email, because the account signs in with it. Customers without an account of
 * the shop are left to Medusa.
 */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const account = await findAccountByCustomer(shopPool(), String(request.params.id));
  if (!account) return updateInMedusa(request, response);
  const { email, first_name, last_name, phone, ...rest } = request.validatedBody;
  if (email !== undefined && (email ?? "").toLowerCase() !== account.email.toLowerCase()) {
    throw new ApiError(409, "account_email_fixed");
  }
  await updateProfileFromDashboard(request.scope, account, { first_name, last_name, phone });
  request.validatedBody = rest;
  return updateInMedusa(request, response);
}

/** Replaces Medusa's route: deleting a customer also closes the shop's account, and frees its email and username. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const id = String(request.params.id);
  await deleteCustomerWorkflow(request.scope).run({ input: { id } });
  response.json({ id, object: "customer", deleted: true });
}
