import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refetchCustomer } from "@medusajs/medusa/api/store/customers/helpers";
import { ApiError } from "@zakh/kit/errors/api-error";
import { parseInput } from "@zakh/kit/http/validate";
import { storeCustomerInput } from "../../../contract/store-customer";
import { makeStoreAccountWorkflow } from "../../../workflows/make-store-account";

/** Replaces Medusa's route: the customer gets a whole account of the shop, with which its pages can be used, too. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { actor_id: customerId, auth_identity_id: authIdentityId } = request.auth_context;
  if (customerId) throw new ApiError(409, "email_taken");
  const input = parseInput(storeCustomerInput, request.validatedBody);
  const { result } = await makeStoreAccountWorkflow(request.scope).run({ input: { ...input, authIdentityId } });
  const customer = await refetchCustomer(result.customerId, request.scope, request.queryConfig.fields);
  response.json({ customer });
}
