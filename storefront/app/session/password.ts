import { useMutation } from "@tanstack/react-query";
import { api } from "../lib/data/api";

/** Asks for a mail with a link to a new password (ruling 21). */
export function useResetRequest() {
  return useMutation({
    mutationFn: (body: { email: string }) => api<void>("/api/password-reset", { method: "POST", body }),
  });
}

/** Sets the new password with the token of that mail. */
export function useResetConfirmation() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      api<void>("/api/password-reset/confirm", { method: "POST", body }),
  });
}

/** Changes the password of the signed-in user. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) =>
      api<void>("/api/user/password", { method: "POST", body }),
  });
}
