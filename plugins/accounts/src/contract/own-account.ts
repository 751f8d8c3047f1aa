import { email } from "@zakh/kit/contract";
import { z } from "zod";
import { passwordInput } from "./profile";

/** Lifetime of a link that confirms another email, in minutes. */
export const EMAIL_CHANGE_MINUTES = 24 * 60;

const { currentPassword } = passwordInput.shape;

/** `POST /api/user/email` (ruling 72). */
export const emailChangeInput = z.object({ email, currentPassword });
export type EmailChangeInput = z.infer<typeof emailChangeInput>;

/** `POST /api/user/email/confirm`: the token of the link that was mailed to the new address. */
export const emailConfirmInput = z.object({
  token: z.string({ error: "email_token_invalid" }).min(1, "email_token_invalid").max(1024, "email_token_invalid"),
});
export type EmailConfirmInput = z.infer<typeof emailConfirmInput>;

/** `POST /api/user/close` (ruling 72). */
export const closeAccountInput = z.object({ currentPassword });
export type CloseAccountInput = z.infer<typeof closeAccountInput>;
