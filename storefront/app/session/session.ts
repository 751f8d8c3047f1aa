import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { User } from "@zakh/accounts/contract";
import { ApiError, api, SESSION_PATH, shownAccount } from "../lib/data/api";
import { FORM_OWNER_KEY, USER_KEY } from "../lib/data/query-keys";
import { SESSION_REFETCH_INTERVAL_MS, SESSION_RETRY_DELAY_MS } from "../lib/durations";
import { deleteSignedInCookie, hasSignedInCookie } from "./signed-in-cookie";

/** Somebody is signed in, but the server cannot be reached to say who. */
const OFFLINE_SESSION = "offline";

/** Without the cookie the server is not asked: it would answer 401, which browsers log as an error. */
async function readUser(): Promise<User | null> {
  if (!hasSignedInCookie()) return null;
  try {
    return await api<User>(SESSION_PATH);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    deleteSignedInCookie();
    return null;
  }
}

/** Reads the session, and once more after a failure (spec §7); offline, the cookie counts. */
async function readSession(): Promise<User | null | typeof OFFLINE_SESSION> {
  try {
    return await readUser();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SESSION_RETRY_DELAY_MS));
  }
  try {
    return await readUser();
  } catch (error) {
    const unreachable = error instanceof ApiError && error.status === 0;
    // A result and not an error, or pages would show their loading state at each new read.
    if (unreachable) return OFFLINE_SESSION;
    // Whoever is shown stays signed in while the server has trouble.
    if (shownAccount.id() !== undefined) throw error;
    // A session that cannot be read is no session.
    return null;
  }
}

/** It may have ended meanwhile. */
const ALWAYS = { refetchOnReconnect: "always", refetchOnWindowFocus: "always" } as const;

export interface Session {
  /** `undefined` until it is known, `null` for a visitor. */
  user: User | null | undefined;
  /** Somebody is signed in, but the server cannot be reached to say who: the cart still works. */
  offline: boolean;
  /** The session has ended while a form of `user` is open: the page stays until they sign in again. */
  ended: boolean;
}

/**
 * Who is signed in. Pages do not wait for it: until it is known they show what visitors see.
 * @param page how soon it is to leave the screen when the session has ended elsewhere
 */
export function useSession(page: keyof typeof SESSION_REFETCH_INTERVAL_MS = "other"): Session {
  const { data } = useQuery({
    queryKey: USER_KEY,
    queryFn: readSession,
    ...ALWAYS,
    // In a visible page only.
    refetchInterval: ({ state: { data, status } }) => {
      const isKnown = status === "success" && data !== OFFLINE_SESSION;
      return data ? SESSION_REFETCH_INTERVAL_MS[isKnown ? page : "other"] : false;
    },
  });
  const { data: owner } = useQuery<User | null>({ queryKey: FORM_OWNER_KEY, enabled: false });
  if (data === OFFLINE_SESSION) return { user: undefined, offline: true, ended: false };
  const ended = data === null && Boolean(owner);
  return { user: ended ? owner : data, offline: false, ended };
}

/** Whether somebody is signed in; waits for the session, for actions that must know. */
export function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  return queryClient.ensureQueryData({ queryKey: USER_KEY, queryFn: readSession }).then((session) => session !== null);
}

/** Whether the cached session says that somebody is signed in. */
export function isSignedInCached(queryClient: QueryClient): boolean {
  return Boolean(queryClient.getQueryData(USER_KEY));
}
