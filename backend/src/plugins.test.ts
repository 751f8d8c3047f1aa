import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Call } from "@zakh/kit/http/calls";
import { expect, it } from "vitest";
import { z } from "zod";
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

const CALLS = fromPlugins<readonly Call[]>("http/calls", "calls").flat();
const TEXTS = TEXT_FOLDERS.filter((path) => path.endsWith("contract/locales")).map(
  (folder) => readTexts(PLUGINS_FOLDER, folder).en,
);
// The application's own copies: the contract of an order is made of the methods that are registered there.
const load = createRequire(import.meta.url);
const { registerPaymentMethod } = load("@zakh/orders/payment/payment-method");
registerPaymentMethod(load("@zakh/pay-on-pickup/payment/pay-on-pickup-method").payOnPickupMethod);

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s can be documented, and refuses with codes that have a text",
  (_name, { query, body, form, answer, refusals = {} }) => {
    for (const schema of [query, body, form?.fields]) {
      if (schema) expect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).toHaveProperty("$schema");
    }
    if (answer) expect(z.toJSONSchema(answer, { unrepresentable: "any" })).toHaveProperty("$schema");
    const texts = Object.assign({}, ...TEXTS);
    for (const code of Object.values(refusals).flat()) expect(texts).toHaveProperty([code]);
  },
);

/** Languages have different forms of a counted text. */
function withoutPlurals(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, "")))].sort();
}
