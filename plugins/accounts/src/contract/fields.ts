import { line } from "@zakh/kit/contract";
import { z } from "zod";

/**
 * Letters of any script, digits, dots, dashes and underscores: never to be taken for an email address, and nothing that
 * cannot be seen. Letters that look alike because they are written in another width are one (ruling 15).
 */
export const username = z
  .string({ error: "username_too_short" })
  .normalize("NFKC")
  .trim()
  .min(3, "username_too_short")
  .max(64, "too_long")
  .regex(/^[\p{L}\p{M}\p{N}._-]*$/u, "username_invalid");

/** 6 to 256 characters (ruling 20). */
export const password = z
  .string({ error: "password_too_short" })
  .min(6, "password_too_short")
  .max(256, "password_too_long")
  .refine((value) => !value.includes("\0"), "text_invalid");

/** A person's name: no signs that cannot be seen, that turn the line around, or that are pictures. */
export const personName = line(100)
  .refine((value) => value.length >= 2, "name_too_short")
  .refine((value) => !/[\p{C}\p{S}]/u.test(value), "name_invalid");
