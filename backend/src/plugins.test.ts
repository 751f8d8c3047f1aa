import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import { expect, it } from "vitest";
import { fromPlugins, PLUGINS } from "./plugins";

it("every folder of plugins is a plugin of the application, after those that it depends on, but for a library", () => {
  const folders = readdirSync(join(__dirname, "../../plugins")).filter((name) => name !== "statement-reader");
  expect([...PLUGINS].sort()).toEqual(folders.map((name) => `@zakh/${name}`));
  const places = ["kit", "accounts", "catalog", "orders", "marketplace"].map((name) =>
    PLUGINS.indexOf(`@zakh/${name}`),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("the calls of a plugin are found by the names of their files", () => {
  const paths = fromPlugins<{ path: string }[]>("http/calls", "calls")
    .flat()
    .map(({ path }) => path);
  for (const path of ["/api/login", "/api/password-reset", "/api/cart", "/api/settings/site-name"]) {
    expect(paths).toContain(path);
  }
});

const PLUGINS_FOLDER = join(__dirname, "../../plugins");
const TEXT_FOLDERS = readdirSync(PLUGINS_FOLDER, { recursive: true, encoding: "utf8" }).filter((path) =>
  /^[\w-]+\/src\/.*locales$/.test(path),
);

it.each(TEXT_FOLDERS)("the texts of %s say the same in every language", (folder) => {
  const { mn, ...others } = readTexts(PLUGINS_FOLDER, folder);
  const valuesOf = (text = "") => [...new Set(text.match(/{{\w+/g))].sort();
  for (const [language, texts] of Object.entries(others)) {
    expect(withoutPlurals(texts), language).toEqual(withoutPlurals(mn));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), `${language} ${key}`).not.toBe("");
      if (mn[key]) expect(valuesOf(text), `${language} ${key}`).toEqual(valuesOf(mn[key]));
    }
  }
});

/** Languages have different forms of a counted text. */
function withoutPlurals(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, "")))].sort();
}
