import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { isDashboardUser } from "../read-models/accounts";

/**
 * Medusa asks only whether a dashboard session was begun by a user. Here it ends with the admin's right, at once: a session
 * or token that is left over opens nothing (ruling 18).
 */
export async function refuseFormerAdmins(
  request: AuthenticatedMedusaRequest,
  _: MedusaResponse,
  next: MedusaNextFunction,
) {
  const { actor_type, actor_id } = request.auth_context ?? {};
  if (actor_type === "user" && actor_id && !(await isDashboardUser(shopPool(), actor_id))) {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
  }
  next();
}
