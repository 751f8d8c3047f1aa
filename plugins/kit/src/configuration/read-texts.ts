import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../contract/languages";

/** The texts of a folder, which has a file such as `mn.json` for each language. For the server: a browser loads one file alone. */
export function readTexts<Key extends string = string>(...folder: string[]): Record<Language, Record<Key, string>> {
  const files = LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(join(...folder, `${language}.json`), "utf8")),
  ]);
  return Object.fromEntries(files);
}
