import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: "tools/browsers/eslint.config.mjs", ignore: false });

async function findsFault(code: string, filePath = "built.js"): Promise<boolean> {
  const [result] = await eslint.lintText(code, { filePath });
  return result !== undefined && result.messages.length > 0;
}

it.each([
  'URL.canParse("/")',
  'URL.parse("/")',
  "AbortSignal.any([])",
  "Response.json({})",
  "Promise.withResolvers()",
  "Object.groupBy([], String)",
  "Array.fromAsync([])",
  "[1].toSorted()",
  "[1].with(0, 1)",
  '"a".isWellFormed()',
  "requestIdleCallback(() => {})",
  "scheduler.postTask(() => {})",
  'new Intl.Segmenter("ko")',
  "document.adoptedStyleSheets = []",
  "/(?<=a)b/",
  'new RegExp("(?<!a)b", "g")',
  'new RegExp("[a--b]", "v")',
  "class A { static { f(); } }",
  'document.querySelector("button:has(> svg)")',
])("%s is found in a built file", async (code) => {
  expect(await findsFault(code)).toBe(true);
});

it.each([
  "[1].findLast(Boolean)",
  "[1].at(-1)",
  "structuredClone({})",
  "AbortSignal.timeout(5)",
  'Object.hasOwn({}, "a")',
  "navigator.locks.request('a', f)",
  'new RegExp("(?:a)b(?!c)", "gu")',
])("%s may be used", async (code) => {
  expect(await findsFault(code)).toBe(false);
});

it.each([
  "a { height: 100dvh }",
  "a { max-height: calc(100svh - 2px) }",
  "a { color: color-mix(in srgb, red, blue) }",
  "a { b { color: red } }",
  "@scope (a) { b { color: red } }",
  "@layer a { b { color: lab(1% 2 3) } }",
  "a { text-box: trim-both cap alphabetic }",
  "a:user-invalid { color: red }",
])("%s is found in a style sheet", async (sheet) => {
  expect(await findsFault(sheet, "built.css")).toBe(true);
});

it.each([
  "a { height: 100vh; height: 100dvh }",
  "a { inset: 0; translate: 1px; aspect-ratio: 1 }",
  "a:focus-visible, a:is(b) { gap: 1px }",
  "p { text-wrap: pretty }",
  "@container (min-width: 1px) { a { color: red } }",
])("%s may be in a style sheet", async (sheet) => {
  expect(await findsFault(sheet, "built.css")).toBe(false);
});
