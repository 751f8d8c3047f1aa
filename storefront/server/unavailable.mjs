import { readFileSync } from "node:fs";

const LANGUAGES = ["mn", "ru", "en", "ko"];

/** The catalogues' own text for the code `unavailable`, by language. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(import.meta.resolve(`@zakh/kit/locales/${language}.json`));
    return [language, JSON.parse(readFileSync(file, "utf8")).unavailable];
  }),
);

/**
 * "The service is not available right now" in the language that the request asks for: the remembered language first, then
 * `Accept-Language`, Mongolian otherwise (ruling 30).
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {string}
 */
export function unavailableText(headers) {
  const remembered = /(?:^|;\s*)preferred-language=(\w+)/.exec(headers.cookie ?? "")?.[1];
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const language = [remembered, ...asked].find((candidate) => candidate && LANGUAGES.includes(candidate)) ?? "mn";
  return TEXTS[language];
}
