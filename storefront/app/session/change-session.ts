import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoginInput, RegisterInput, SessionAnswer, User } from "@zakh/accounts/contract";
import { api } from "../lib/data/api";
import { USER_KEY } from "../lib/data/query-keys";
import { SESSION_REFETCH_DELAY_MS } from "../lib/durations";
import { forgetDraft } from "../ui/use-draft";
import { endNotices } from "./end-notices";
import { forgetPerson } from "./end-session";

/** Saves the profile; every page shows it at once. */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<User, "name" | "phone">) => api<User>("/api/user", { method: "PATCH", body }),
    onSuccess: (user) => queryClient.setQueryData(USER_KEY, user),
  });
}

/** The account that signed in is not the owner of the open form. */
export class OtherAccount extends Error {}

function useSignIn<Input>(path: string, only?: User) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Input) => {
      const answer = await api<SessionAnswer>(path, { method: "POST", body });
      if (only && answer.user.id !== only.id) {
        await api<void>(ENDS.here, { method: "POST" });
        throw new OtherAccount();
      }
      return answer;
    },
    onSuccess: ({ user }) => {
      // A pending read that answers "nobody" must not overwrite the user.
      queryClient.cancelQueries({ queryKey: USER_KEY });
      queryClient.setQueryData(USER_KEY, user);
      setTimeout(() => queryClient.invalidateQueries({ queryKey: USER_KEY }), SESSION_REFETCH_DELAY_MS);
    },
  });
}

/** `only` is the one account that may sign in; any other is signed out at once (throws `OtherAccount`). */
export function useLogin(only?: User) {
  return useSignIn<LoginInput>("/api/login", only);
}

export function useRegister() {
  return useSignIn<RegisterInput>("/api/register");
}

/** The calls that end this session, or all sessions of the account. */
const ENDS = { here: "/api/logout", everywhere: "/api/user/sessions/end" } as const;

/** Ends the session, and forgets whoever was signed in (spec §4). */
export function useLogout(where: keyof typeof ENDS, leave: () => Promise<void> | void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // While the shop still knows whose they are.
      await endNotices();
      return api<void>(ENDS[where], { method: "POST" });
    },
    // The page is left first, or the login guard of a protected page would redirect to /auth.
    onSuccess: async () => {
      await leave();
      forgetDraft();
      forgetPerson(queryClient);
    },
  });
}
