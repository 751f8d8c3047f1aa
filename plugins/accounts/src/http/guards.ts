import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { loadSession, type SessionHalf, signedIn } from "@zakh/kit/http/session";
import { findAccount, findAccountByUser, type SignedInAccount } from "../read-models/accounts";

type Guarded = MedusaRequest & { shopCustomer?: SignedInAccount; shopAdmin?: SignedInAccount };

async function accountOf(request: MedusaRequest, response: MedusaResponse, half: SessionHalf) {
  await loadSession(request, response);
  const session = signedIn(request, half);
  return session && findAccount(shopPool(), session.accountId);
}

/** An admin by the shop's session, or by the session of Medusa's dashboard, which only its own port ever sees. */
async function adminAccountOf(request: MedusaRequest, response: MedusaResponse) {
  const account = (await accountOf(request, response, "admin")) ?? (await dashboardAccountOf(request));
  return account?.isAdmin ? account : undefined;
}

async function dashboardAccountOf(request: MedusaRequest) {
  const context = request.session?.auth_context;
  if (context?.actor_type !== "user" || typeof context.actor_id !== "string") return undefined;
  return findAccountByUser(shopPool(), context.actor_id);
}

/** Fills in who is signed in as a customer, if anybody. */
export async function optionalCustomer(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  (request as Guarded).shopCustomer = await accountOf(request, response, "customer");
  next();
}

/** Fills in who is signed in as an admin, if anybody. */
export async function optionalAdmin(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  (request as Guarded).shopAdmin = await adminAccountOf(request, response);
  next();
}

/** Lets signed-in customers through; 401 `login_required` for others (ruling 7). */
export async function requireCustomer(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  await optionalCustomer(request, response, () => undefined);
  if (!findCustomer(request)) throw new ApiError(401, "login_required");
  next();
}

/** Lets admins through; 401 without an admin session, 403 with only a customer's (ruling 19). */
export async function requireAdmin(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  await optionalAdmin(request, response, () => undefined);
  if (!findAdmin(request)) {
    const customer = await accountOf(request, response, "customer");
    throw customer ? new ApiError(403, "access_denied") : new ApiError(401, "admin_required");
  }
  next();
}

/** The signed-in customer, after `optionalCustomer` or `requireCustomer`. */
export function findCustomer(request: MedusaRequest): SignedInAccount | undefined {
  return (request as Guarded).shopCustomer;
}

/** The signed-in admin, after `optionalAdmin` or `requireAdmin`. */
export function findAdmin(request: MedusaRequest): SignedInAccount | undefined {
  return (request as Guarded).shopAdmin;
}

/** The signed-in customer behind `requireCustomer`. */
export function customerOf(request: MedusaRequest): SignedInAccount {
  const account = findCustomer(request);
  if (!account) throw new ApiError(401, "login_required");
  return account;
}

/** The signed-in admin behind `requireAdmin`. */
export function adminOf(request: MedusaRequest): SignedInAccount {
  const account = findAdmin(request);
  if (!account) throw new ApiError(401, "admin_required");
  return account;
}
