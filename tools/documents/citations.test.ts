import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

/** What cites the documents. */
const CITING = ["plugins", "backend", "storefront", "scripts", "tools", "bench", "docs", "README.md"];
const NOT_SOURCE =
  /^(node_modules|\.medusa|\.turbo|\.react-router|\.cache|build|coverage|test-results|playwright-report)$/;

/** @param path relative to the checkout */
function read(path: string) {
  return readFileSync(join(ROOT, path), "utf8");
}

function filesIn(path: string): string[] {
  if (/\.(tsx?|[mc]?js|mts|css|md)$/.test(path)) return [path];
  if (/\.[^/]+$/.test(path)) return [];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.test(entry.name) && (entry.isDirectory() || entry.name.includes(".")))
    .flatMap(({ name }) => filesIn(`${path}/${name}`));
}

/**
 * The numbered parts of a document.
 * @param before where one begins, just before its number
 */
function partsOf(path: string, before: RegExp) {
  const parts = read(path).split(before);
  return new Map(parts.map((part) => [Number.parseInt(part, 10), part.replace(/\s+/g, " ")]));
}

const DOCUMENTS: Record<string, Map<number, string>> = {
  spec: partsOf("docs/specification.md", /^## (?=\d+\. )/m),
  ruling: partsOf("docs/rulings.md", /^(?=\d+\. |## )/m),
  decision: partsOf("docs/decisions.md", /^### <a id="(?=\d+")/m),
};

/** Every number of `23, 42`, `31 to 34` or `§4 and §9`. */
function numbersOf(list: string) {
  return list.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** What a text cites: `spec 5 Hero`, `ruling 3`, `decision 48`. A list may go on in the next line of a comment. */
function citesOf(text: string) {
  const flowing = text.replace(/\s*\n[\s*/#]*/g, " ");
  const sections = flowing.matchAll(/\bspec (§\d+(?:(?:, | and )§\d+)*)(?: ([A-Za-z][A-Za-z_ ]*)(?=\)|, ruling))?/g);
  const numbered = flowing.matchAll(/\b(ruling|decision)(?:s (\d+(?:(?:, | and | to )\d+)*)| (\d+))/gi);
  return [
    ...[...sections].flatMap(([, list = "", name = ""]) => numbersOf(list).map((number) => `spec ${number} ${name}`)),
    ...[...numbered].flatMap(([, kind = "", several, one = ""]) =>
      numbersOf(several ?? one).map((number) => `${kind.toLowerCase()} ${number}`),
    ),
  ].map((cite) => cite.trim());
}

/** What a cite leads to: nothing where there is no such part, or where it does not have the words that are named. */
function cited(cite: string) {
  const [, kind = "", number = "", name = ""] = /^(\w+) (\d+) ?(.*)/.exec(cite) ?? [];
  const part = DOCUMENTS[kind]?.get(Number(number));
  return part?.includes(name) ? part : undefined;
}

const cites = CITING.flatMap(filesIn).flatMap((path) => citesOf(read(path)).map((cite) => ({ path, cite })));

it("finds what a comment cites, also in lists and over the end of a line", () => {
  expect(citesOf("/** Rows (spec §3 meal_kits, ruling 34). */")).toEqual(["spec 3 meal_kits", "ruling 34"]);
  const listed = citesOf(" * as spec §4 and §9 have it, by rulings 31 to\n * 33 and 42.");
  expect(listed).toEqual(["spec 4", "spec 9", "ruling 31", "ruling 32", "ruling 33", "ruling 42"]);
});

it("everything that is cited of specification, rulings and decisions stands there", () => {
  expect(cites.length).toBeGreaterThan(100);
  expect(cites.filter(({ cite }) => !cited(cite))).toEqual([]);
});

it("no code cites a ruling that is said to be not built yet", () => {
  const ofCode = cites.filter(({ path }) => !path.endsWith(".md"));
  expect(ofCode.filter(({ cite }) => cited(cite)?.includes("*Not built yet.*"))).toEqual([]);
});
