import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from "@zakh/kit/contract";
import { LANGUAGE_COOKIE_SECONDS } from "../lib/durations";

/** The query parameter of the language, for search engines and shared links, which have no cookie. */
export const LANGUAGE_PARAMETER = "lang";

/** The language of the cookie, otherwise Mongolian (spec §1). `cookies` is a `Cookie` header or `document.cookie`. */
export function rememberedLanguage(cookies: string | null | undefined): Language {
  for (const pair of (cookies ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value;
  }
  return DEFAULT_LANGUAGE;
}

/** The language of an address with `?lang=`, or `undefined`. */
export function addressedLanguage(address: string): Language | undefined {
  const named = new URL(address).searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(named) ? named : undefined;
}

/** The language to render a request in: of its address, otherwise of its cookie. */
export function requestLanguage(request: Request): Language {
  return addressedLanguage(request.url) ?? rememberedLanguage(request.headers.get("Cookie"));
}

/** A cookie that remembers the language for a year, for `Set-Cookie` and `document.cookie`. */
export function languageCookie(language: Language, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
