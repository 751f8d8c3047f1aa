import { email, line, phone, required, withAsciiDomain, withoutInvisible } from "@zakh/kit/contract";
import { z } from "zod";
import { agreedVersions } from "./agreed";
import { password, personName, username } from "./fields";

/** As it is stored: a name that was copied out of a chat may have marks in it that nobody sees. */
const loginText = line(254).overwrite((text) => withAsciiDomain(withoutInvisible(text).normalize("NFKC")));

/** A username or an email address (spec §5). */
const login = required(loginText, "username_too_short", 3);

/** `POST /api/login` (spec §5). */
export const loginInput = z.object({ username: login, password });
export type LoginInput = z.infer<typeof loginInput>;

const registration = z.object({
  username,
  email,
  name: personName,
  phone,
  password,
  confirmPassword: z.string().optional(),
  /** The shop's own form asks for it where there is something to agree to. */
  agreed: agreedVersions.nullish(),
});

/** `POST /api/register` and the sign-up form (spec §5). */
export const registerInput = registration.refine(
  (value) => value.confirmPassword === undefined || value.confirmPassword === value.password,
  { path: ["confirmPassword"], message: "passwords_differ" },
);
export type RegisterInput = z.infer<typeof registerInput>;

/** `POST /api/admin/login` (spec §5). */
export const adminLoginInput = z.object({
  username: required(loginText, "admin_username_required"),
  password: z
    .string({ error: "admin_password_required" })
    .min(1, "admin_password_required")
    .max(256, "password_too_long"),
  /** Signed in for 30 days instead of 12 hours. */
  ownDevice: z.boolean({ error: "value_invalid" }).default(false),
});
export type AdminLoginInput = z.infer<typeof adminLoginInput>;
