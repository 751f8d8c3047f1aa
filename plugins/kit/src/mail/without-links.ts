import { oneLine } from "./one-line";

/** Default maximum length of a value in a mail, in characters. */
const DEFAULT_MAX_LENGTH = 80;

/**
 * Invisible characters, and those that change the direction. A mail program would skip them and still find the link.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** A dot, or what browsers read as one (UTS 46), followed by a letter, as in every domain name. */
const DOT_BEFORE_LETTER = /([.\u2024\u3002\uFE52\uFF0E\uFF61])(?=[\p{L}\p{M}\p{Pc}])/gu;

/**
 * User input for a mail: one line, at most `maxLength` characters, and nothing that a mail program would turn into a
 * link. `Б.Болд` becomes `Б. Болд`, and `https://evil.example/x` becomes `https evil. example/x`.
 */
export function withoutLinks(value: string, maxLength = DEFAULT_MAX_LENGTH): string {
  const text = oneLine(value.replace(INVISIBLE, ""))
    .replace(/[:\uFE13\uFE55\uFF1A]\s*[/\\\u2044\u2215\uFF0F\uFF3C]{2,}/gu, " ")
    .replace(/\b(mailto|tel|sms|javascript|data)\s*[:\uFF1A]/giu, "$1 ")
    .replace(/@(?=\S)/gu, "@ ")
    .replace(DOT_BEFORE_LETTER, "$1 ");
  const shown = [...oneLine(text)];
  return shown.length > maxLength ? `${shown.slice(0, maxLength - 1).join("")}…` : shown.join("");
}
