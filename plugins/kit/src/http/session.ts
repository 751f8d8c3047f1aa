import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import connectPgSimple from "connect-pg-simple";
import type { RequestHandler } from "express";
import session, { type Session, type Store } from "express-session";
import { shopPool } from "../database/pool";

/** One half of a session record: who signed in, and when (ms since 1970). */
export interface SignedIn {
  accountId: string;
  at: number;
}

/** Customer and admin are two halves of one record; neither signs the other in or out (ruling 17). */
declare module "express-session" {
  interface SessionData {
    customer?: SignedIn;
    admin?: SignedIn;
  }
}

export type SessionHalf = "customer" | "admin";

export const SESSION_COOKIE = "zakh.sid";

/** How long a session lives after signing in, in ms. */
const SESSION_AGE = 30 * 24 * 60 * 60 * 1000;

type SessionRequest = MedusaRequest & { session: Session & Partial<session.SessionData> };
type WithShopSession = { shopSession?: SessionRequest };

let handler: RequestHandler | undefined;

/**
 * Reads the shop's own session, beside Medusa's: kept in PostgreSQL, so that a restart signs nobody out (ruling 17).
 * Called by those who need it, so that public reads cost no look-up; a second call does nothing.
 *
 * It lives on a view of the request, because Medusa's session already sits on `req.session` and express-session
 * would otherwise give way to it, or each would save the other's record.
 */
export function loadSession(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const holder = request as WithShopSession;
  if (holder.shopSession) return Promise.resolve();
  handler ??= createHandler();
  const run = handler;
  const view: SessionRequest = Object.create(request, {
    session: { value: undefined, writable: true, configurable: true },
    sessionID: { value: undefined, writable: true, configurable: true },
    sessionStore: { value: undefined, writable: true, configurable: true },
  });
  holder.shopSession = view;
  return new Promise((resolve, reject) => {
    run(view as never, response as never, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

function createHandler(): RequestHandler {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error("SESSION_SECRET is not set");
  return session({
    name: SESSION_COOKIE,
    secret,
    store: createStore(),
    resave: false,
    rolling: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: "lax", secure: "auto", maxAge: SESSION_AGE, path: "/" },
  });
}

function createStore(): Store {
  const PgStore = connectPgSimple(session);
  return new PgStore({
    pool: shopPool(),
    tableName: "shop_session",
    createTableIfMissing: true,
    disableTouch: true,
    pruneSessionInterval: 3600,
  });
}

function recordOf(request: MedusaRequest): SessionRequest["session"] {
  const view = (request as WithShopSession).shopSession;
  if (!view) throw new Error("loadSession was not called before the session was used");
  return view.session;
}

/** Who is signed in on one half of the session, or `undefined`. */
export function signedIn(request: MedusaRequest, half: SessionHalf): SignedIn | undefined {
  return recordOf(request)[half];
}

/** Signs in on one half under a new session id; the other half stays (ruling 17). */
export async function signIn(request: MedusaRequest, half: SessionHalf, accountId: string): Promise<void> {
  const { customer, admin } = recordOf(request);
  await renew(request);
  Object.assign(recordOf(request), { customer, admin, [half]: { accountId, at: Date.now() } });
  await save(request);
}

/** Signs out one half under a new session id; with neither half left the record is gone (ruling 40). */
export async function signOut(request: MedusaRequest, half: SessionHalf): Promise<void> {
  const record = recordOf(request);
  if (!record[half]) return;
  const rest = { customer: record.customer, admin: record.admin, [half]: undefined };
  if (!rest.customer && !rest.admin) {
    await settled((done) => record.destroy(done));
    return;
  }
  await renew(request);
  Object.assign(recordOf(request), rest);
  await save(request);
}

function renew(request: MedusaRequest): Promise<void> {
  return settled((done) => recordOf(request).regenerate(done));
}

function save(request: MedusaRequest): Promise<void> {
  return settled((done) => recordOf(request).save(done));
}

function settled(run: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
