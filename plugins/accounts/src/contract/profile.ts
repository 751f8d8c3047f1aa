import { phone } from "@zakh/kit/contract";
import { z } from "zod";
import { password, personName } from "./fields";

/** `PATCH /api/user`: omitted fields stay unchanged (ruling 21). */
export const profileInput = z.object({ name: personName.optional(), phone: phone.optional() });
export type ProfileInput = z.infer<typeof profileInput>;

/** `POST /api/user/password` (ruling 21). */
export const passwordInput = z.object({
  currentPassword: z
    .string({ error: "current_password_required" })
    .min(1, "current_password_required")
    .max(256, "password_too_long"),
  password,
});
export type PasswordInput = z.infer<typeof passwordInput>;
