import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: "tools/browsers/eslint.config.mjs", ignore: false });

async function findsFault(code: string): Promise<boolean> {
  const [result] = await eslint.lintText(code, { filePath: "built.js" });
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
