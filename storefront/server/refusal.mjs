import { readFileSync } from "node:fs";

const LANGUAGES = ["mn", "ru", "en", "ko"];

/** The catalogues' own texts, by language and code. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(import.meta.resolve(`@zakh/kit/locales/${language}.json`));
    return [language, JSON.parse(readFileSync(file, "utf8"))];
  }),
);

/**
 * What the edge itself refuses with, in the language that the request asks for: the remembered language first, then
 * `Accept-Language`, Mongolian otherwise (ruling 30).
 *
 * @param {"unavailable" | "not_found"} code
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {{ code: string, message: string }}
 */
export function refusal(code, headers) {
  const remembered = /(?:^|;\s*)preferred-language=(\w+)/.exec(headers.cookie ?? "")?.[1];
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const language = [remembered, ...asked].find((candidate) => candidate && LANGUAGES.includes(candidate)) ?? "mn";
  return { code, message: TEXTS[language][code] };
}
