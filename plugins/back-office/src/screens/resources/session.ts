import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ADMIN_ID_HEADER, type AdminAuthAnswer, type AdminLoginInput } from "@zakh/accounts/contract";
import { learnServerTime } from "@zakh/kit/browser/server-time";
import { readWithHeaders, write } from "../client";
import { FRESH, PUSH_END_TIMEOUT_MS } from "../durations";
import { useHost } from "../host";
import { forgetPicking } from "../picking/saved-picking";
import { rememberOwner } from "../waiting/outbox";
import { endPush } from "./push";

export const sessionKey = ["admin-session"] as const;

const sessionQuery = {
  queryKey: sessionKey,
  queryFn: readSession,
  retry: 1,
  refetchOnWindowFocus: false,
  staleTime: FRESH.session,
} as const;

async function readSession(): Promise<AdminAuthAnswer> {
  const { body, headers } = await readWithHeaders<AdminAuthAnswer>("/api/admin/check-auth");
  // Never cached, and asked for before any screen is shown.
  learnServerTime(headers);
  const id = Number(headers.get(ADMIN_ID_HEADER));
  if (body.authenticated && id > 0) rememberOwner(id);
  return body;
}

/** Whether the visitor is signed in as an admin (spec §7: one retry, stale after 10 s, not on focus). */
export function useAdminSession() {
  return useQuery(sessionQuery);
}

/** Loads the session before a guard needs it. */
export function prefetchSession(client: QueryClient): void {
  void client.prefetchQuery(sessionQuery);
}

/** Asks the server anew, past the cache. */
export function useCheckSession(): () => Promise<AdminAuthAnswer> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
}

/** Throws with status 401 when the account or its password is another. */
export function useLogin() {
  const { signInByEmail } = useHost();
  return useMutation({
    mutationFn: (input: AdminLoginInput): Promise<unknown> =>
      signInByEmail ? signInByEmail(input.username, input.password) : write("POST", "/api/admin/login", input),
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // While it may still be told; signing out does not wait for a push service that is away.
      await Promise.race([endPush().catch(() => undefined), afterMs(PUSH_END_TIMEOUT_MS)]);
      return write("POST", "/api/admin/logout", {});
    },
    // Another admin on the same device must not see what this one has read.
    onSuccess: () => {
      client.clear();
      forgetPicking();
    },
  });
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
