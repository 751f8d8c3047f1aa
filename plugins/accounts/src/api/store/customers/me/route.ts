import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { HttpTypes } from "@medusajs/framework/types";
import { GET as readInMedusa } from "@medusajs/medusa/api/store/customers/me/route";
import { updateProfileFromDashboard } from "../../../../http/dashboard-profile";
import { customerOf } from "../../../../http/guards";

export const GET = readInMedusa;

/** Replaces Medusa's route: name and phone are the account's, too. Other fields are not kept. */
export async function POST(
  request: AuthenticatedMedusaRequest<HttpTypes.StoreUpdateCustomer>,
  response: MedusaResponse,
) {
  await updateProfileFromDashboard(request.scope, customerOf(request as never), request.validatedBody);
  await readInMedusa(request as never, response);
}
