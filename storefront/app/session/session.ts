import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LoginInput, RegisterInput, SessionAnswer, User } from "@zakh/accounts/contract";
import { ApiError, api } from "../lib/api";
import { SESSION_REFETCH, SESSION_RETRY } from "../lib/durations";

const USER_KEY = ["user"] as const;

async function readUser(): Promise<User | null> {
  try {
    return await api<User>("/api/user");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export interface Session {
  /** `undefined` until it is known, `null` when nobody is signed in. */
  user: User | null | undefined;
}

/** Who is signed in. A page never waits for it: while it is not known the page shows what everybody sees (spec §4). */
export function useSession(): Session {
  const { data, isError } = useQuery({ queryKey: USER_KEY, queryFn: readUser, retry: 1, retryDelay: SESSION_RETRY });
  // A session that cannot be read is no session.
  return { user: data ?? (isError ? null : data) };
}

/** Asks who is signed in now, for an action that must not start on a guess. */
export function currentUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.ensureQueryData({ queryKey: USER_KEY, queryFn: readUser }).catch(() => null);
}

function useSignIn<Input>(path: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => api<SessionAnswer>(path, { method: "POST", body }),
    onSuccess: ({ user }) => {
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

/** Ends the session; everything that was read for it is forgotten (spec §4). */
export function useLogout(leave: () => Promise<void> | void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api<void>("/api/logout", { method: "POST" }),
    // The page is left first: a protected one that saw nobody signed in would send the shopper to /auth instead.
    onSuccess: async () => {
      await leave();
      queryClient.clear();
      queryClient.setQueryData(USER_KEY, null);
    },
  });
}
