import { oneLine } from "./one-line";

/** Longest value that a mail shows, in characters. */
const MAX_LENGTH = 80;

/** Signs that nobody sees, or that turn the line around; a mail program would skip them and find the link. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** A dot, or what browsers read as one (UTS 46), with a letter after it: how every name of a site goes on. */
const DOT_BEFORE_LETTER = /([.\u2024\u3002\uFE52\uFF0E\uFF61])(?=[\p{L}\p{M}\p{Pc}])/gu;

/**
 * A value that somebody chose, as a mail may show it: on one line, of at most 80 characters unless given, and without anything that a mail
 * program would make a link of. `Б.Болд` becomes `Б. Болд`, and `https://evil.example/x` `https evil. example/x`.
 */
export function withoutLinks(value: string, maxLength = MAX_LENGTH): string {
  const text = oneLine(value.replace(UNSEEN, ""))
    .replace(/[:\uFE13\uFE55\uFF1A]\s*[/\\\u2044\u2215\uFF0F\uFF3C]{2,}/gu, " ")
    .replace(/\b(mailto|tel|sms|javascript|data)\s*[:\uFF1A]/giu, "$1 ")
    .replace(/@(?=\S)/gu, "@ ")
    .replace(DOT_BEFORE_LETTER, "$1 ");
  const shown = [...oneLine(text)];
  return shown.length > maxLength ? `${shown.slice(0, maxLength - 1).join("")}…` : shown.join("");
}
