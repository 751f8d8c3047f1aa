import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import connectPgSimple from "connect-pg-simple";
import type { RequestHandler } from "express";
import session, { type Session, type Store } from "express-session";
import { sessionSecret } from "../configuration/kit-options";
import { shopPool } from "../database/pool";
import { sharedRedis } from "../database/redis";
import { SessionCache } from "./session-copies";

/** One half of a session record: who signed in, and when (ms since 1970). */
export interface SignedIn {
  accountId: string;
  at: number;
  /**
   * The account's session version at sign-in. When the account's version has changed since, this half is signed out.
   */
  version?: number;
  /** Whether an admin has called the device his own, so that the half lasts as long as a customer's. */
  ownDevice?: boolean;
}

/** Customer and admin are two halves of one record; neither signs the other in or out (ruling 17). */
declare module "express-session" {
  interface SessionData {
    customer?: SignedIn;
    admin?: SignedIn;
  }
}

export const SESSION_HALVES = ["customer", "admin"] as const;
export type SessionHalf = (typeof SESSION_HALVES)[number];

export const SESSION_COOKIE = "zakh.sid";

const SESSION_TABLE = "shop_session";

/** Shows the page that a customer is signed in, so that only then it requests the account. It grants nothing. */
export const SIGNED_IN_COOKIE = "zakh.signed-in";

const HOUR = 60 * 60 * 1000;

/** Lifetime of each half after sign-in, in ms. An admin's is shorter than a customer's, unless the device is his own. */
export const SESSION_LIFETIME_MS: Record<SessionHalf, number> = { customer: 30 * 24 * HOUR, admin: 12 * HOUR };

type SessionRequest = MedusaRequest & {
  session: Session & Partial<session.SessionData>;
  sessionID: string;
  sessionStore: Store & { generate: (request: SessionRequest) => void };
};
type WithShopSession = { shopSession?: SessionRequest };

let handler: RequestHandler | undefined;

/**
 * Loads the shop's own session, beside Medusa's: stored in PostgreSQL, so that a restart signs nobody out (ruling 17),
 * and cached in Redis when that is configured. Called only where a session is needed, so that public reads cost no
 * look-up; a second call does nothing.
 *
 * The session is on a view of the request, because Medusa's session is already on `req.session`: express-session would
 * either skip ours or save the other's record.
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
  return session({
    name: SESSION_COOKIE,
    secret: sessionSecret(),
    store: createStore(),
    resave: false,
    rolling: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: "lax", secure: "auto", maxAge: SESSION_LIFETIME_MS.customer, path: "/" },
  });
}

function createStore(): Store {
  const PgStore = connectPgSimple(session);
  const record = new PgStore({
    pool: shopPool(),
    tableName: SESSION_TABLE,
    disableTouch: true,
    pruneSessionInterval: 3600,
  });
  const redis = sharedRedis();
  return redis ? new SessionCache(record, redis) : record;
}

function viewOf(request: MedusaRequest): SessionRequest {
  const view = (request as WithShopSession).shopSession;
  if (!view) throw new Error("loadSession was not called before the session was used");
  return view;
}

function recordOf(request: MedusaRequest): SessionRequest["session"] {
  return viewOf(request).session;
}

/**
 * The account signed in on one half of the session, or `undefined`; a half older than its lifetime counts as signed
 * out.
 */
export function signedIn(request: MedusaRequest, half: SessionHalf): SignedIn | undefined {
  const found = recordOf(request)[half];
  return found && timeLeft(half, found) > 0 ? found : undefined;
}

/** The remaining lifetime of a half, in ms. */
export function timeLeft(half: SessionHalf, { at, ownDevice }: Pick<SignedIn, "at" | "ownDevice">, now = Date.now()) {
  return at + SESSION_LIFETIME_MS[ownDevice ? "customer" : half] - now;
}

/** Signs in on one half under a new session id; the other half stays (ruling 17). */
export async function signIn(request: MedusaRequest, half: SessionHalf, account: Omit<SignedIn, "at">): Promise<void> {
  await replaceRole(request, half, { ...account, at: Date.now() });
  if (half !== "customer") return;
  const { secure } = request;
  request.res?.cookie(SIGNED_IN_COOKIE, "yes", {
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: SESSION_LIFETIME_MS.customer,
  });
}

/** Signs out one half under a new session id; when neither half is left the record is removed (ruling 40). */
export async function signOut(request: MedusaRequest, half: SessionHalf): Promise<void> {
  if (recordOf(request)[half]) await replaceRole(request, half, undefined);
  if (half === "customer") request.res?.clearCookie(SIGNED_IN_COOKIE, { path: "/" });
}

async function replaceRole(request: MedusaRequest, half: SessionHalf, value: SignedIn | undefined): Promise<void> {
  const halves = { customer: signedIn(request, "customer"), admin: signedIn(request, "admin"), [half]: value };
  const ages = SESSION_HALVES.flatMap((name) => (halves[name] ? [timeLeft(name, halves[name])] : []));
  if (ages.length === 0) {
    await settled((done) => recordOf(request).destroy(done));
    // express-session deletes its property. Without this definition Medusa's session on the underlying request would
    // become visible and be saved in place of ours.
    Object.defineProperty((request as WithShopSession).shopSession, "session", {
      value: undefined,
      configurable: true,
    });
    return;
  }
  await renew(request, halves, Math.max(...ages));
}

/**
 * Replaces the record by one of another id. The old one goes last: where the database is away half way, whoever was signed in
 * still is, with the cookie that he has.
 * @param maxAge of record and cookie, in ms: they live as long as the longer-lived half
 */
async function renew(request: MedusaRequest, halves: Partial<session.SessionData>, maxAge: number): Promise<void> {
  const view = viewOf(request);
  const { session: old, sessionID: oldId, sessionStore: store } = view;
  store.generate(view);
  Object.assign(view.session, halves);
  view.session.cookie.maxAge = maxAge;
  try {
    await settled((done) => view.session.save(done));
  } catch (error) {
    view.session = old;
    view.sessionID = oldId;
    throw error;
  }
  await settled((done) => store.destroy(oldId, done));
}

function settled(run: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
