import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { User } from "@zakh/accounts/contract";
import { ApiError, api, shown } from "../lib/data/api";
import { SESSION_RETRY_DELAY_MS } from "../lib/durations";
import { deleteSignedInCookie, hasSignedInCookie } from "./signed-in-cookie";

/** The query of who is signed in. */
export const USER_KEY = ["user"] as const;

/** Whose form is open, `null` while none is. */
export const FORM_OWNER_KEY = ["form-owner"] as const;

/** Somebody is signed in here, but without a connection nobody can say who. */
const OFFLINE_SESSION = "offline";

/** A visitor's page asks nothing: the answer would be a 401, which browsers report as an error. */
async function readUser(): Promise<User | null> {
  if (!hasSignedInCookie()) return null;
  try {
    return await api<User>("/api/user");
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    deleteSignedInCookie();
    return null;
  }
}

/** Reads the session once more after a failure (spec §7); without a connection what the browser remembers counts. */
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
    // An answer and not an error, or the pages would start over each time the session is read again.
    if (unreachable) return OFFLINE_SESSION;
    // A session that cannot be read is no session.
    return null;
  }
}

/** Lets every change say which account the pages show; where another one is signed in, the pages look again who it is. */
export function linkSessionToApi(queryClient: QueryClient): void {
  shown.account = () => queryClient.getQueryData<User>(USER_KEY)?.id;
  shown.isOther = () => void queryClient.invalidateQueries({ queryKey: USER_KEY });
}

export interface Session {
  /** `undefined` until it is known, `null` when nobody is signed in. */
  user: User | null | undefined;
  /** Somebody is signed in here, but without a connection nobody can say who: the cart still works. */
  offline: boolean;
  /** The session has ended while a form of `user` is open: the page stays as it is until they sign in again. */
  ended: boolean;
}

/** Who is signed in. A page never waits for it: while it is not known the page shows what everybody sees. */
export function useSession(): Session {
  const { data } = useQuery({ queryKey: USER_KEY, queryFn: readSession, refetchOnReconnect: "always" });
  const { data: owner } = useQuery<User | null>({ queryKey: FORM_OWNER_KEY, enabled: false });
  if (data === OFFLINE_SESSION) return { user: undefined, offline: true, ended: false };
  const ended = data === null && Boolean(owner);
  return { user: ended ? owner : data, offline: false, ended };
}

/** Whether somebody is signed in now, for an action that must not start on a guess. */
export function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  return queryClient.ensureQueryData({ queryKey: USER_KEY, queryFn: readSession }).then((session) => session !== null);
}

/** Whether that is known already, without waiting. */
export function isSignedInCached(queryClient: QueryClient): boolean {
  return Boolean(queryClient.getQueryData(USER_KEY));
}
