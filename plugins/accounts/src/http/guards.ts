import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import type { StaffRole } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Middleware } from "@zakh/kit/http/calls";
import { loadSession, type SessionHalf, signedIn } from "@zakh/kit/http/session";
import { CUSTOMER_SESSION_VERSION } from "../providers/emailpass/service";
import { findAccountByCustomer, findAccounts, type SignedInAccount } from "../read-models/accounts";
import { type AuthContext, dashboardUser } from "./dashboard-session";

/**
 * Header with the public id of the account that a page shows, because another account may have signed in in another
 * tab.
 */
const PAGE_ACCOUNT_HEADER = "x-account";

/** All tables that determine who is signed in: those that `readActors` reads. */
export const ACTORS_TABLES = ["shop_session", "account", "account_customer", "account_user"] as const;

interface Actors {
  customer?: SignedInAccount;
  /** The account of a valid admin session, still an admin or not. */
  admin?: SignedInAccount;
  /** The account signed in to Medusa's dashboard; only on Medusa's own port. */
  dashboard?: SignedInAccount;
}

type Guarded = MedusaRequest & {
  shopActors?: Promise<Actors>;
  shopCustomer?: SignedInAccount;
  shopAdmin?: SignedInAccount;
};

/** All accounts signed in on this request, cached per request: one query for the session and one for the accounts. */
function actorsOf(request: MedusaRequest, response: MedusaResponse): Promise<Actors> {
  const guarded = request as Guarded;
  guarded.shopActors ??= readActors(request, response);
  return guarded.shopActors;
}

async function readActors(request: MedusaRequest, response: MedusaResponse): Promise<Actors> {
  await loadSession(request, response);
  const user = dashboardUser(request.session?.auth_context);
  const ids = [signedIn(request, "customer"), signedIn(request, "admin")].flatMap((half) => half?.accountId ?? []);
  if (ids.length === 0 && !user) return {};
  const accounts = await findAccounts(shopPool(), ids, user?.userId);
  const liveAccount = (half: SessionHalf, versionOf: (account: SignedInAccount) => number) => {
    const session = signedIn(request, half);
    return (
      session &&
      accounts.find(
        (account) => account.accountId === session.accountId && versionOf(account) === (session.version ?? 0),
      )
    );
  };
  return {
    customer: liveAccount("customer", (account) => account.customerSessionVersion),
    admin: liveAccount("admin", (account) => account.adminSessionVersion),
    dashboard: accounts.find(
      ({ userId, adminSessionVersion }) => user && userId === user.userId && adminSessionVersion === user.version,
    ),
  };
}

/**
 * Loads the signed-in customer, if any; 409 `other_account` when the page shows another account than the signed-in one.
 */
export async function optionalCustomer(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const { customer } = await actorsOf(request, response);
  const shown = request.headers[PAGE_ACCOUNT_HEADER];
  if (customer && shown !== undefined && shown !== String(customer.number)) throw new ApiError(409, "other_account");
  (request as Guarded).shopCustomer = customer;
  next();
}

/** Loads the signed-in admin, if any, from the shop's session or the dashboard's. */
export async function optionalAdmin(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const { admin, dashboard } = await actorsOf(request, response);
  (request as Guarded).shopAdmin = [admin, dashboard].find((account) => account?.isAdmin);
  next();
}

/** Requires a signed-in customer: 401 `login_required` otherwise (ruling 7), and the same 409. */
export async function requireCustomer(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  await optionalCustomer(request, response, () => undefined);
  if (!findCustomer(request)) throw new ApiError(401, "login_required");
  next();
}

/**
 * The account of a customer's token or session of Medusa's `/store`; undefined for somebody else's. It ends with the account's other
 * sessions: 401 `login_required`, because Medusa itself would accept it for a day.
 */
export async function liveStoreCustomer({ actor_type, actor_id, app_metadata }: AuthContext) {
  if (actor_type !== "customer" || !actor_id) return undefined;
  const account = await findAccountByCustomer(shopPool(), actor_id);
  const version = Number(app_metadata?.[CUSTOMER_SESSION_VERSION] ?? 0);
  if (account?.customerSessionVersion !== version) throw new ApiError(401, "login_required");
  return account;
}

/** Loads the customer who is signed in to Medusa's `/store`, if any. */
export async function loadStoreCustomer(
  request: AuthenticatedMedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const account = await liveStoreCustomer(request.auth_context ?? {});
  if (account) (request as unknown as Guarded).shopCustomer = account;
  next();
}

/** Loads the signed-in admin, if any, and of one of these roles; any other counts as a visitor. */
export function optionalStaff(roles: readonly StaffRole[]): Middleware {
  return async (request, response, next) => {
    await optionalAdmin(request, response, () => undefined);
    if (!isOneOf(roles, findAdmin(request))) (request as Guarded).shopAdmin = undefined;
    next();
  };
}

/**
 * Requires an admin of one of these roles: 401 without an admin session, 403 with only a customer's (ruling 19), and 403
 * `staff_role_refused` for an admin of another role.
 */
export function requireStaff(roles: readonly StaffRole[]): Middleware {
  return async (request, response, next) => {
    await optionalAdmin(request, response, () => undefined);
    const admin = findAdmin(request);
    if (!admin) {
      const { customer } = await actorsOf(request, response);
      throw customer ? new ApiError(403, "access_denied") : new ApiError(401, "admin_required");
    }
    if (!isOneOf(roles, admin)) throw new ApiError(403, "staff_role_refused");
    next();
  };
}

function isOneOf(roles: readonly StaffRole[], admin: SignedInAccount | undefined): boolean {
  return admin !== undefined && admin.staffRole !== null && roles.includes(admin.staffRole);
}

/** The signed-in customer, after `optionalCustomer`, `requireCustomer` or `loadStoreCustomer`. */
export function findCustomer(request: MedusaRequest): SignedInAccount | undefined {
  return (request as Guarded).shopCustomer;
}

/** The signed-in admin, after `optionalAdmin` or `requireStaff`. */
export function findAdmin(request: MedusaRequest): SignedInAccount | undefined {
  return (request as Guarded).shopAdmin;
}

/** The signed-in customer, after `requireCustomer`. */
export function customerOf(request: MedusaRequest): SignedInAccount {
  const account = findCustomer(request);
  if (!account) throw new ApiError(401, "login_required");
  return account;
}

/** The signed-in admin, after `requireStaff`. */
export function adminOf(request: MedusaRequest): SignedInAccount {
  const account = findAdmin(request);
  if (!account) throw new ApiError(401, "admin_required");
  return account;
}
