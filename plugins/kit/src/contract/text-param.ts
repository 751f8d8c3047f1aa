import type { Language } from "./languages";
import { numberFormatter } from "./number-text";

/** What stands in the text of an error: a number, which is written by its language, a text, or one in every language. */
export type TextParam = string | number | Record<Language, string>;

/** Formats numbers, and chooses the language of what is in every one. Not for the shop's own texts, which a phone loads first. */
export const paramFormatter = {
  ...numberFormatter,
  format: (value: unknown, format?: string, language?: string) =>
    typeof value === "object" && value !== null
      ? (value as Record<string, string>)[language ?? ""]
      : numberFormatter.format(value, format, language),
};
