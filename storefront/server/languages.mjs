import { readdirSync } from "node:fs";

/**
 * The contract's languages, by the files of their texts: the contract itself is TypeScript, which Node does not read.
 * `languages.test.ts` compares all of this with it.
 * @type {readonly string[]}
 */
export const LANGUAGES = readdirSync(new URL(".", import.meta.resolve("@zakh/kit/locales/mn.json")))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

export const DEFAULT_LANGUAGE = "mn";

const COOKIE = new RegExp(`(?:^|;\\s*)preferred-language=(${LANGUAGES.join("|")})(?:;|$)`);

/**
 * The language that a visitor's cookie names, if it is one.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function rememberedLanguage({ cookie }) {
  return cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
}
