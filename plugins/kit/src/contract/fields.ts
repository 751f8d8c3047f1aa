import { z } from "zod";
import { withAsciiDomain } from "./email-domain";
import { cleanText, trimInvisible, visibleLength, withoutDirections, withoutInvisible } from "./visible-text";

// The shop's pages forbid scripts from text: in a browser, zod must not even try. Before any schema is made.
if ("document" in globalThis) z.config({ jitless: true });

/** A public id: a positive integer that PostgreSQL's `integer` holds (ruling 24). */
export const publicId = z
  .number({ error: "id_invalid" })
  .int("id_invalid")
  .min(1, "id_invalid")
  .max(2147483647, "id_invalid");

/** Zod's own pattern, with top-level domains in any letters. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]{2,})$/;

/** The form of a mail address, with a domain in any letters. */
export const emailForm = (error: string) =>
  z
    .string()
    .overwrite(withAsciiDomain)
    .pipe(z.email({ pattern: EMAIL, error }));

/** An email address; stored as typed but for invisible characters and its domain (`withAsciiDomain`), compared case-insensitively (ruling 15). */
export const email = z
  .string({ error: "email_required" })
  .overwrite((value) => trimInvisible(withoutInvisible(value)))
  .min(1, "email_required")
  .max(254, "too_long")
  .pipe(emailForm("email_invalid"));

/**
 * One line of text of at most `max` characters, without control characters and without marks that change its direction.
 * Invisible characters at both ends are trimmed, so a text of nothing else is empty. Letters are composed (`cleanText`).
 */
export function line(max: number) {
  return z
    .string({ error: "text_invalid" })
    .overwrite((value) => cleanText(withoutDirections(value)))
    .max(max, "too_long")
    .refine((value) => !hasControlCharacter(value), "text_invalid");
}

/** Whether a text has neither a letter nor a digit, as "-" and "." have none. */
export function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** A name or number on one line, where "-" tells nothing; empty, it is not told. */
export function namedLine(max: number) {
  return line(max).refine((text) => text === "" || !saysNothing(text), "value_invalid");
}

/**
 * Text of several lines, without control characters except line breaks and tabs. Invisible characters at both ends are
 * trimmed, and letters composed. A form sends a line break as two characters (CRLF); it is stored as one.
 */
export function paragraph(max: number) {
  return z
    .string({ error: "text_invalid" })
    .overwrite((value) => cleanText(value.replace(/\r\n?/g, "\n")))
    .max(max, "too_long")
    .refine((value) => !hasControlCharacter(value.replace(/[\n\t]/g, "")), "text_invalid");
}

/**
 * A required text with at least `minimum` visible characters. Refuses with `code` when it is missing, is not a text, or
 * has fewer; then `text` is checked.
 */
export function required<T extends z.ZodType<string, string>>(text: T, code: string, minimum = 1) {
  return z
    .string({ error: code })
    .min(minimum, code)
    .refine((value) => visibleLength(value) >= minimum, code)
    .pipe(text);
}

/** The name of a person. Refuses with `code` when fewer than two characters are visible. */
export function personName(code: string) {
  return required(paragraph(100).overwrite(withoutDirections), code, 2);
}

/** Whether a text has no visible character. Queries and forms send such a text for "no value". */
export function isBlank(value: unknown): boolean {
  return typeof value === "string" && trimInvisible(value) === "";
}

/** Treats a blank value as absent. */
export function unlessBlank<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
