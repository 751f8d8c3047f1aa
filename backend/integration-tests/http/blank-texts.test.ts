import { refusal } from "@zakh/kit/http/validate";
import { describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { calls } from "./all-calls";
import { Client, description, newShopper } from "./client";
import { sampleBody } from "./sample-body";
import { changed, type Json, type Path, pathsOf } from "./unexpected-values";

/** Texts of invisible characters only. */
const INVISIBLE = ["\u200B\u200B", "\u3164\u2800\uFFA0\u115F", " \u00A0\u3000", "\u2066\u2069", "\u202E", "\u{E0041}"];

/** Not checked: secrets may contain any characters, and these lists only select existing pictures. */
const NO_NAMES = new Set<string | number>([
  "password",
  "currentPassword",
  "confirmPassword",
  "token",
  "keptUrls",
  "removedUrls",
]);

/** Codes that do not state what is missing. */
const GENERAL = new Set(["text_invalid", "value_invalid", "too_short"]);

const withTexts = calls.filter(({ body, form, query }) => body || form || query);

function isText(body: Json, path: Path): boolean {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], body);
  return typeof value === "string" && !path.some((key) => NO_NAMES.has(key));
}

/** The contract's result for a body with this text in one place: that place's error code, or the parsed body. */
function outcome(schema: ZodType, body: Json, path: Path, text: string) {
  const { data, error } = schema.safeParse(changed(body, path, () => text));
  return { code: error && refusal(error).fields?.[path.join(".")], data };
}

async function textsOf({ method, path, body, form, query }: (typeof calls)[number]) {
  const document = await description();
  const parts: { schema: ZodType; body: Json }[] = [];
  const sent = body ?? form?.fields;
  if (sent) {
    const sample = sampleBody(document.bodyOf(method, path), (ref) => document.resolve(ref));
    parts.push({ schema: sent, body: sample });
  }
  if (query) {
    const names = document.queryOf(method, path);
    parts.push({ schema: query, body: Object.fromEntries(names.map((name) => [name, "Бат"])) });
  }
  return parts.flatMap(({ schema, body }) =>
    pathsOf(body)
      .filter((place) => isText(body, place))
      .map((place) => ({ schema, body, place })),
  );
}

describe.each(withTexts.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_name, call) => {
  it("treats an invisible text as empty, in every field", async () => {
    for (const { schema, body, place } of await textsOf(call)) {
      const empty = outcome(schema, body, place, "");
      for (const text of INVISIBLE) {
        expect({ place, text, ...outcome(schema, body, place, text) }).toEqual({ place, text, ...empty });
      }
    }
  });
});

it("has an error text of its own for every required text", async () => {
  const refused = new Map<string, string>();
  for (const call of withTexts) {
    for (const { schema, body, place } of await textsOf(call)) {
      const { code } = outcome(schema, body, place, "\u200B\u200B");
      if (code) refused.set(`${call.method} ${call.path} ${place.join(".")}`, code);
    }
  }
  const names = [...refused].filter(([field]) => /(name|title|holder|address|text)$/i.test(field));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(([, code]) => GENERAL.has(code))).toEqual([]);
});

it("is refused by the running shop as a name and as a username", async () => {
  const client = new Client();
  for (const [field, code] of [
    ["name", "name_too_short"],
    ["username", "username_too_short"],
  ] as const) {
    const json = { ...newShopper(), [field]: "\u3164\u3164\u3164" };
    expect((await client.refused(400, "POST", "/api/register", { json })).fields?.[field]?.code).toBe(code);
  }
  const { username } = newShopper();
  const twin = { ...newShopper(), username: `${username}\u034F` };
  expect((await client.refused(400, "POST", "/api/register", { json: twin })).fields?.username?.code).toBe(
    "username_invalid",
  );
});
