import { password } from "@zakh/accounts/contract";
import { z } from "zod";

/** A new password, typed twice. */
export const newPasswordForm = z
  .object({ password, confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.password, { path: ["confirmPassword"], message: "passwords_differ" });
