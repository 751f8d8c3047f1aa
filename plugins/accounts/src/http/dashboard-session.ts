import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ADMIN_SESSION_VERSION } from "../providers/emailpass/service";
import { isDashboardUser } from "../read-models/credentials";

/** The acting user of Medusa's own calls, from its session or token. */
export interface AuthContext {
  actor_type?: string;
  actor_id?: string;
  app_metadata?: Record<string, unknown>;
}

/** A user of Medusa's dashboard, and the session version at sign-in. */
export interface DashboardUser {
  userId: string;
  version: number;
}

/** The dashboard user of a Medusa session or token, if it belongs to one. */
export function dashboardUser({ actor_type, actor_id, app_metadata }: AuthContext = {}): DashboardUser | undefined {
  if (actor_type !== "user" || typeof actor_id !== "string" || !actor_id) return undefined;
  return { userId: actor_id, version: Number(app_metadata?.[ADMIN_SESSION_VERSION] ?? 0) };
}

/** The user of Medusa's dashboard, if it is one; throws 401 when their sessions have ended, or their right was taken. */
export async function liveDashboardUser(context: AuthContext | undefined): Promise<DashboardUser | undefined> {
  const user = dashboardUser(context);
  if (user && !(await isDashboardUser(shopPool(), user))) {
    throw unauthorized();
  }
  return user;
}

/**
 * Medusa only checks that a dashboard session belongs to a user. This guard also ends it together with the admin's
 * right and with every other admin session of the account, so that an old session or token opens nothing (rulings 18,
 * 21). Secret API keys open nothing either: Medusa ends them with nobody.
 */
export async function refuseFormerAdmins(
  request: AuthenticatedMedusaRequest,
  _: MedusaResponse,
  next: MedusaNextFunction,
) {
  const context: AuthContext | undefined = request.auth_context;
  if (context?.actor_type === "api-key") throw unauthorized();
  await liveDashboardUser(context);
  next();
}

/** Refuses to make a secret API key: 403 `secret_keys_unused`. */
export function refuseSecretKeys({ body }: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { type } = (body ?? {}) as { type?: unknown };
  if (type === "secret") throw new ApiError(403, "secret_keys_unused");
  next();
}

function unauthorized() {
  return new MedusaError(MedusaError.Types.UNAUTHORIZED, "Unauthorized");
}
