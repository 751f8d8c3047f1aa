import { readdirSync } from "node:fs";

/**
 * The contract's languages, taken from the names of its locale files, because Node does not run the contract's TypeScript.
 * `languages.test.ts` compares them with the contract.
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
