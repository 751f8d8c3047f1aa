import type { IncomingHttpHeaders } from "node:http";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from "@zakh/kit/contract";

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${LANGUAGES.join("|")})(?:;|$)`);

/** The language that a visitor's cookie names, if it is one. */
export function rememberedLanguage({ cookie }: IncomingHttpHeaders): Language | undefined {
  const name = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
  return isLanguage(name) ? name : undefined;
}

/** The language of a refusal: the cookie first, then `Accept-Language`, otherwise Mongolian (ruling 30). */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return rememberedLanguage(headers) ?? asked.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
