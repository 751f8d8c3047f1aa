import { DEFAULT_LANGUAGE, LANGUAGES } from "@zakh/kit/contract";
import { LANGUAGE_PARAMETER } from "../../i18n/language-cookie";
import { queryText } from "../routing/paths";

/**
 * The canonical address of a page in a language: without a parameter for Mongolian, with `lang` for the others.
 *
 * `path` is the page's path with its own parameters: `pageAddress("https://zakh.kr", "/contact", "ru")` is
 * `https://zakh.kr/contact?lang=ru`.
 */
export function pageAddress(origin: string, path: string, language: string): string {
  const address = new URL(path, origin);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set(LANGUAGE_PARAMETER, language);
  address.search = queryText(address.searchParams);
  return address.href;
}

/** The page's address in each language, Korean too, which Naver looks for; and the default for all others. */
export function alternateAddresses(origin: string, path: string): { language: string; address: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ language, address: pageAddress(origin, path, language) })),
    { language: "x-default", address: pageAddress(origin, path, DEFAULT_LANGUAGE) },
  ];
}

/** `pathname` with the parameters that the page reads. */
export function canonicalPath(pathname: string, search: string, parameters: readonly string[]): string {
  const all = new URLSearchParams(search);
  const own = new URLSearchParams(parameters.flatMap((name) => (all.get(name) ? [[name, all.get(name) ?? ""]] : [])));
  return own.size > 0 ? `${pathname}?${queryText(own)}` : pathname;
}
