import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  ADMIN_ID_HEADER,
  type AdminAuthAnswer,
  type AdminLoginInput,
  STAFF_ROLE_HEADER,
} from "@zakh/accounts/contract";
import { learnServerTime } from "@zakh/kit/browser/server-time";
import { STAFF_ROLES, type StaffRole } from "@zakh/kit/contract";
import { useEffect } from "react";
import { readWithHeaders, write } from "../client";
import { FRESH, POLL_INTERVAL_MS, PUSH_END_TIMEOUT_MS } from "../durations";
import { useHost } from "../host";
import { hasOwner, OWNER_KEY, rememberOwner, throwAwayWaiting } from "../offline-queue/outbox";
import { forgetStored, STORED_OF_ADMIN } from "../stored";
import { endPush } from "./push";

export const sessionKey = ["admin-session"] as const;

const sessionQuery = {
  queryKey: sessionKey,
  queryFn: readSession,
  retry: 1,
  refetchOnWindowFocus: false,
  staleTime: FRESH.session,
} as const;

/** Whether an admin is signed in, and what they may do. */
export interface AdminSession extends AdminAuthAnswer {
  role?: StaffRole;
}

async function readSession(): Promise<AdminSession> {
  const { body, headers } = await readWithHeaders<AdminAuthAnswer>("/api/admin/check-auth");
  // Never cached, and asked for before any screen is shown.
  learnServerTime(headers);
  const id = Number(headers.get(ADMIN_ID_HEADER));
  if (body.authenticated && id > 0) rememberOwner(id);
  if (!body.authenticated && hasOwner()) forgetAdmin();
  const role = toRole(headers.get(STAFF_ROLE_HEADER));
  if (body.authenticated && role) rememberRole(role);
  return { ...body, ...(role && { role }) };
}

/** The role of whoever was signed in last, for a page that is loaded without a network. */
const ROLE_KEY = "staff-role";

function toRole(text: string | null): StaffRole | undefined {
  return STAFF_ROLES.find((one) => one === text);
}

function rememberRole(role: StaffRole): void {
  try {
    window.localStorage.setItem(ROLE_KEY, role);
  } catch {
    // Where storage is closed, the role is asked for.
  }
}

function rememberedRole(): StaffRole | undefined {
  try {
    return toRole(window.localStorage.getItem(ROLE_KEY));
  } catch {
    return undefined;
  }
}

/** Whether the visitor is signed in as an admin (spec §7: one retry, stale after 10 s, not on focus). */
export function useAdminSession() {
  return useQuery(sessionQuery);
}

/** The same for what shows the shop's data: it is asked again and again whether the session has ended elsewhere, while the page is visible. */
export function useWatchedSession() {
  return useQuery({
    ...sessionQuery,
    refetchInterval: ({ state }) => (state.data?.authenticated ? POLL_INTERVAL_MS.session : false),
  });
}

/**
 * What the signed-in admin may do. Until the server has said so it is what this device knew last, or everything: the server refuses what
 * is not allowed, whatever a screen shows.
 */
export function useStaffRole(): StaffRole {
  return useQuery({ ...sessionQuery, enabled: false }).data?.role ?? rememberedRole() ?? "owner";
}

/** Loads the session before a guard needs it. */
export function prefetchSession(client: QueryClient): void {
  void client.prefetchQuery(sessionQuery);
}

/** Asks the server anew, past the cache. */
export function useCheckSession(): () => Promise<AdminSession> {
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
    onSuccess: async () => {
      // They were asked about it. Changes wait on where a session has only ended (decision 161).
      await throwAwayWaiting();
      forgetAdmin();
      client.clear();
    },
  });
}

/** Nothing stays on this device of the admin who has signed out, or whose session has ended. */
function forgetAdmin(): void {
  forgetStored(STORED_OF_ADMIN);
  rememberOwner(undefined);
}

/** Asks again who is signed in: in a tab beside the one where somebody has signed in or out, and in a page from the back-forward cache. */
export function useSessionElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: sessionKey });
    const followTabs = ({ key }: StorageEvent) => key === OWNER_KEY && ask();
    const followCache = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Nothing is seen until it is known, and nothing that was typed is lost.
      const page = document.documentElement;
      page.setAttribute("data-asking", "");
      void client.refetchQueries({ queryKey: sessionKey }).finally(() => page.removeAttribute("data-asking"));
    };
    window.addEventListener("storage", followTabs);
    window.addEventListener("pageshow", followCache);
    return () => {
      window.removeEventListener("storage", followTabs);
      window.removeEventListener("pageshow", followCache);
    };
  }, [client]);
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
