import { hasInvisible, line, required, visibleLength } from "@zakh/kit/contract";
import { z } from "zod";

/**
 * Letters of any script, digits, dots, dashes and underscores. It can never be mistaken for an email address, and
 * contains nothing invisible, so that no two usernames look the same. Full-width letters are normalised (ruling 15).
 */
export const username = z
  .string({ error: "username_too_short" })
  .normalize("NFKC")
  .trim()
  .min(3, "username_too_short")
  .refine((value) => visibleLength(value) >= 3, "username_too_short")
  .max(64, "too_long")
  .regex(/^[\p{L}\p{M}\p{N}._-]*$/u, "username_invalid")
  .refine((value) => !hasInvisible(value), "username_invalid");

/** 6 to 256 characters (ruling 20). */
export const password = z
  .string({ error: "password_too_short" })
  .min(6, "password_too_short")
  .max(256, "password_too_long")
  .refine((value) => !value.includes("\0"), "text_invalid");

/**
 * A person's name, without invisible characters, direction marks and emoji. They are refused instead of removed,
 * because other people recognise the person by the name.
 */
export const personName = required(
  z
    .string()
    .trim()
    .refine((value) => !/[\p{C}\p{S}]/u.test(value.replace(/\p{Cc}/gu, "")), "name_invalid")
    .pipe(line(100)),
  "name_too_short",
  2,
);
