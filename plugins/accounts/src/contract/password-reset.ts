import { email } from "@zakh/kit/contract";
import { z } from "zod";
import { password } from "./fields";

export const PASSWORD_RESET_MINUTES = 60;

/** `POST /api/password-reset` (ruling 40). */
export const passwordResetInput = z.object({ email });
export type PasswordResetInput = z.infer<typeof passwordResetInput>;

/** `POST /api/password-reset/confirm` (ruling 40): the token of the mail's link, and the new password. */
export const passwordResetConfirmInput = z.object({
  token: z.string({ error: "reset_token_invalid" }).min(1, "reset_token_invalid").max(512, "reset_token_invalid"),
  password,
});
export type PasswordResetConfirmInput = z.infer<typeof passwordResetConfirmInput>;
