import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CloseAccountInput, EmailChangeInput, EmailConfirmInput } from "@zakh/accounts/contract";
import { api } from "../lib/data/api";
import { USER_KEY } from "../lib/data/query-keys";
import { forgetDraft } from "../ui/use-draft";
import { forgetPerson } from "./end-session";

/** Asks for a link to another email, by which the account takes it (ruling 72). */
export function useAskEmailChange() {
  return useMutation({
    mutationFn: (body: EmailChangeInput) => api<void>("/api/user/email", { method: "POST", body }),
  });
}

/** Takes the email whose link was opened. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailConfirmInput) => api<void>("/api/user/email/confirm", { method: "POST", body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: USER_KEY }),
  });
}

/** Closes the signed-in user's account, and forgets whoever was signed in. */
export function useCloseAccount(leave: () => Promise<void> | void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CloseAccountInput) => api<void>("/api/user/close", { method: "POST", body }),
    // The page is left first, or the login guard of a protected page would redirect to /auth.
    onSuccess: async () => {
      await leave();
      forgetDraft();
      forgetPerson(queryClient);
    },
  });
}
