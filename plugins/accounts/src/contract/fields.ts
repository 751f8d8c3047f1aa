import { hasInvisible, line, required, visibleLength } from "@zakh/kit/contract";
import { z } from "zod";

/**
 * Letters of any script, digits, dots, dashes and underscores: never to be taken for an email address, and nothing that
 * cannot be seen, so that no two look alike by it. Letters that look alike because they are written in another width are one
 * (ruling 15).
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
 * A person's name: no signs that cannot be seen, that turn the line around, or that are pictures. They are refused and not cut
 * off, because others go by it.
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
