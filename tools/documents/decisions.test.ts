import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { missingInDecisions, readDecisions, wrongCitations } from "./decisions.ts";

const TEXT = readFileSync(join(ROOT, "docs/decisions.md"), "utf8");
const SKIPPED = /^(node_modules|build|coverage|screenshots|test-results|playwright-report|decisions\.test\.ts|\..*)$/;

/** Documents and code of the project. */
function filesIn(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const inner = path ? `${path}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesIn(inner) : /\.(md|ts|tsx|mjs|cjs|js|css|yml)$/.test(inner) ? [inner] : [];
    });
}

it("every decision has its number, date, state, topic and three parts, and a line in the index", () => {
  expect(missingInDecisions(TEXT)).toEqual([]);
});

it("whoever cites a decision cites one that there is, and says so when it was replaced", () => {
  const decisions = readDecisions(TEXT);
  const wrong = filesIn("").flatMap((path) =>
    wrongCitations(readFileSync(join(ROOT, path), "utf8"), decisions).map((line) => `${path}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

const TWO = `# Decisions

### Carts

- [1](#1) One cart (replaced by 2)
- [2](#2) Two carts

## Records

### <a id="1"></a>1. One cart

2026-11-21 · replaced by [2](#2) · Carts

- One was too few.

### <a id="2"></a>2. Two carts

2026-11-22 · holds · Carts

- **Context:** A
- **Decision:** B
- **Consequences:** C
`;

it("what a record lacks is reported", () => {
  expect(missingInDecisions(TWO)).toEqual([]);
  expect(missingInDecisions(TWO.replace("- **Decision:** B\n", ""))).toEqual(["decision 2 has no Decision"]);
  expect(missingInDecisions(TWO.replace("- [2](#2) Two carts\n", ""))).toEqual([
    'the index has no line under "Carts": - [2](#2) Two carts',
    "the index has 1 lines for 2 decisions",
  ]);
  expect(missingInDecisions(TWO.replace('<a id="2"></a>', ""))).toContain("1 titles are not followed by a record");
  for (const line of ["holds · Carts", "2026-11-22 · Carts", "2026-11-22 · holds · ", "2026-11-22 · stands · Carts"]) {
    expect(() => readDecisions(TWO.replace("2026-11-22 · holds · Carts", line)), line).toThrow("decision 2");
  }
});

it.each([
  ["a decision that holds", "two carts (decision 2), [2](decisions.md#2), [decision 2](../docs/decisions.md#2)", true],
  ["a number that there is not", "decisions 2 and 3", false],
  ["a replaced one", "one cart (decision 1)", false],
  ["a replaced one that is said to be", "decision 1, replaced by another", true],
  ["a link without its place", "[2](decisions.md)", false],
  ["a link to another place", "[2](decisions.md#1), replaced", false],
])("%s is cited", (_, line, right) => {
  expect(wrongCitations(line, readDecisions(TWO))).toEqual(right ? [] : [line]);
});
