import { email, line, phone } from "@zakh/kit/contract";
import { z } from "zod";
import type mn from "./locales/mn.json";

export type AccountErrorCode = keyof typeof mn;

/** What the API tells of an account; never a password or a hash (spec §3 users). */
export interface User {
  id: number;
  username: string;
  email: string;
  name: string;
  phone: string;
  isAdmin: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** Answer of `POST /api/login` and `POST /api/register`. */
export interface SessionAnswer {
  user: User;
  message: string;
}

/** Answer of `GET /api/admin/check-auth`. */
export interface AdminAuthAnswer {
  authenticated: boolean;
}

/** Unique whatever the letter case, and never to be taken for an email address (ruling 15). */
export const username = line(64)
  .refine((value) => value.length >= 3, "username_too_short")
  .refine((value) => !/[@\s]/.test(value), "username_invalid");

/** 6 to 256 characters, any of them (ruling 20). */
export const password = z
  .string({ error: "password_too_short" })
  .min(6, "password_too_short")
  .max(256, "password_too_long");

/** `POST /api/login`: a username or an email address, and the password (spec §5). */
export const loginInput = z.object({
  username: z.string({ error: "username_too_short" }).trim().min(3, "username_too_short").max(254, "too_long"),
  password,
});
export type LoginInput = z.infer<typeof loginInput>;

const registration = z.object({
  username,
  email,
  name: line(100).refine((value) => value.length >= 2, "name_too_short"),
  phone,
  password,
  confirmPassword: z.string().optional(),
});

/** `POST /api/register` and the sign-up form (spec §5). */
export const registerInput = registration.refine(
  (value) => value.confirmPassword === undefined || value.confirmPassword === value.password,
  { path: ["confirmPassword"], message: "passwords_differ" },
);
export type RegisterInput = z.infer<typeof registerInput>;

/** `POST /api/admin/login` (spec §5). */
export const adminLoginInput = z.object({
  username: z
    .string({ error: "admin_username_required" })
    .trim()
    .min(1, "admin_username_required")
    .max(254, "too_long"),
  password: z
    .string({ error: "admin_password_required" })
    .min(1, "admin_password_required")
    .max(256, "password_too_long"),
});
export type AdminLoginInput = z.infer<typeof adminLoginInput>;
