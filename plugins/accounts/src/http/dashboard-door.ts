import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { ADMIN_SESSION_VERSION } from "../providers/emailpass/service";
import { isDashboardUser } from "../read-models/credentials";

/** Who acts on Medusa's own calls, as its session or a token tells. */
export interface AuthContext {
  actor_type?: string;
  actor_id?: string;
  app_metadata?: Record<string, unknown>;
}

/** A user of Medusa's dashboard, and the count of ended sessions under which they signed in. */
export interface DashboardUser {
  userId: string;
  version: number;
}

/** Whom a session or token of Medusa's stands for, when it is a user of the dashboard. */
export function dashboardUser({ actor_type, actor_id, app_metadata }: AuthContext = {}): DashboardUser | undefined {
  if (actor_type !== "user" || typeof actor_id !== "string" || !actor_id) return undefined;
  return { userId: actor_id, version: Number(app_metadata?.[ADMIN_SESSION_VERSION] ?? 0) };
}

/**
 * Medusa asks only whether a dashboard session was begun by a user. Here it ends with the admin's right, and with every other
 * admin session of the account: a session or token that is left over opens nothing (rulings 18, 21).
 */
export async function refuseFormerAdmins(
  request: AuthenticatedMedusaRequest,
  _: MedusaResponse,
  next: MedusaNextFunction,
) {
  const user = dashboardUser(request.auth_context);
  if (user && !(await isDashboardUser(shopPool(), user))) {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
  }
  next();
}
