import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from "@zakh/kit/contract";
import { LANGUAGE_COOKIE_SECONDS } from "../lib/durations";

/** The remembered language, Mongolian otherwise (spec §1). `cookies` is a `Cookie` header or `document.cookie`. */
export function rememberedLanguage(cookies: string | null | undefined): Language {
  for (const pair of (cookies ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value;
  }
  return DEFAULT_LANGUAGE;
}

/** What to assign to `document.cookie` so that the language is remembered for a year. */
export function languageCookie(language: Language, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
