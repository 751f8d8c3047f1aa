import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LoginInput, RegisterInput, SessionAnswer, User } from "@zakh/accounts/contract";
import { ApiError, api } from "../lib/api";
import { localStore } from "../lib/browser-storage";
import { SESSION_REFETCH, SESSION_RETRY } from "../lib/durations";

const USER_KEY = ["user"] as const;

/** Set in the browser while somebody is signed in there, so that it is known without a connection, too. */
const SIGNED_IN_KEY = "signed-in";

/** Somebody is signed in here, but without a connection nobody can say who. */
const AWAY = "away";

async function readUser(): Promise<User | null> {
  try {
    const user = await api<User>("/api/user");
    localStore.write(SIGNED_IN_KEY, "yes");
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    localStore.remove(SIGNED_IN_KEY);
    return null;
  }
}

/** Reads the session once more after a failure (spec §7); without a connection what the browser remembers counts. */
async function readSession(): Promise<User | null | typeof AWAY> {
  try {
    return await readUser();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SESSION_RETRY));
  }
  try {
    return await readUser();
  } catch (error) {
    const unreachable = error instanceof ApiError && error.status === 0;
    // An answer and not an error, or the pages would start over each time the session is read again.
    if (unreachable && localStore.read(SIGNED_IN_KEY) !== undefined) return AWAY;
    // A session that cannot be read is no session.
    return null;
  }
}

export interface Session {
  /** `undefined` until it is known, `null` when nobody is signed in. */
  user: User | null | undefined;
  /** Somebody is signed in here, but without a connection nobody can say who: the cart still works. */
  away: boolean;
}

/** Who is signed in. A page never waits for it: while it is not known the page shows what everybody sees (spec §4). */
export function useSession(): Session {
  const { data } = useQuery({ queryKey: USER_KEY, queryFn: readSession, refetchOnReconnect: "always" });
  return data === AWAY ? { user: undefined, away: true } : { user: data, away: false };
}

/** Whether somebody is signed in now, for an action that must not start on a guess. */
export function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  return queryClient.ensureQueryData({ queryKey: USER_KEY, queryFn: readSession }).then((session) => session !== null);
}

/** Takes a changed profile over, so that every page shows it at once. */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<User, "name" | "phone">) => api<User>("/api/user", { method: "PATCH", body }),
    onSuccess: (user) => queryClient.setQueryData(USER_KEY, user),
  });
}

function useSignIn<Input>(path: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => api<SessionAnswer>(path, { method: "POST", body }),
    onSuccess: ({ user }) => {
      localStore.write(SIGNED_IN_KEY, "yes");
      // An answer about nobody that is still on its way must not overwrite the user.
      queryClient.cancelQueries({ queryKey: USER_KEY });
      queryClient.setQueryData(USER_KEY, user);
      setTimeout(() => queryClient.invalidateQueries({ queryKey: USER_KEY }), SESSION_REFETCH);
    },
  });
}

export function useLogin() {
  return useSignIn<LoginInput>("/api/login");
}

export function useRegister() {
  return useSignIn<RegisterInput>("/api/register");
}

/** Where a session ends: here, or in every browser that the account is signed in with. */
const ENDS = { here: "/api/logout", everywhere: "/api/user/sessions/end" } as const;

/** Ends the session; everything that was read for it is forgotten (spec §4). */
export function useLogout(where: keyof typeof ENDS, leave: () => Promise<void> | void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api<void>(ENDS[where], { method: "POST" }),
    // The page is left first: a protected one that saw nobody signed in would send the shopper to /auth instead.
    onSuccess: async () => {
      await leave();
      localStore.remove(SIGNED_IN_KEY);
      queryClient.clear();
      queryClient.setQueryData(USER_KEY, null);
    },
  });
}
