import { z } from "zod";

/** A public id: a positive integer that PostgreSQL's `integer` holds (ruling 24). */
export const publicId = z
  .number({ error: "id_invalid" })
  .int("id_invalid")
  .min(1, "id_invalid")
  .max(2147483647, "id_invalid");

/** The digits of a Korean mobile number, at most 11, with their dashes: `01012345678` → `010-1234-5678` (spec §5). */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/g, "").slice(0, 11);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}

/** 010-NNNN-NNNN (spec §5). */
export const phone = z.string({ error: "phone_invalid" }).regex(/^010-\d{4}-\d{4}$/, "phone_invalid");

/** An email address; kept as typed, compared without regard to letter case (ruling 15). */
export const email = z
  .string({ error: "email_required" })
  .trim()
  .min(1, "email_required")
  .max(254, "too_long")
  .pipe(z.email("email_invalid"));

/** One line of text of at most `max` characters, trimmed, without control characters. */
export function line(max: number) {
  return z
    .string({ error: "text_invalid" })
    .trim()
    .max(max, "too_long")
    .refine((value) => !hasControlCharacter(value), "text_invalid");
}

/**
 * Text of several lines, trimmed, without control characters other than line breaks and tabs. A form sends a line break as
 * two characters; one is kept.
 */
export function paragraph(max: number) {
  return z
    .string({ error: "text_invalid" })
    .overwrite((value) => value.replace(/\r\n?/g, "\n"))
    .trim()
    .max(max, "too_long")
    .refine((value) => !hasControlCharacter(value.replace(/[\n\t]/g, "")), "text_invalid");
}

/** A text that must be there: `code` when it is missing, no text, or blank; then what `text` asks for. */
export function required<T extends z.ZodType<string, string>>(text: T, code: string) {
  return z.string({ error: code }).trim().min(1, code).pipe(text);
}

function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
