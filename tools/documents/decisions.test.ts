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

it("every decision has its number, date, text and a line in the index, in at most 100 words", () => {
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

- [2](#2) Two carts

## Records

### <a id="1"></a>1. One cart

2026-11-21 · replaced by [2](#2)

### <a id="2"></a>2. Two carts

2026-11-22

- **Context:** A
- **Decision:** B
- **Consequences:** C
`;

it("what a record lacks, or has too much of, is reported", () => {
  expect(missingInDecisions(TWO)).toEqual([]);
  expect(missingInDecisions(TWO.replace("- **Decision:** B\n", ""))).toEqual(["decision 2 has no Decision"]);
  const long = TWO.replace("**Context:** A", `**Context:** ${"word ".repeat(94)}`);
  expect(missingInDecisions(long)).toEqual(["decision 2 has 101 words, more than 100"]);
  const absent = "the index does not have once: - [2](#2) Two carts";
  expect(missingInDecisions(TWO.replace("- [2](#2) Two carts\n", ""))).toEqual([absent]);
  expect(missingInDecisions(TWO.replace("- [2](#2) Two carts", "- [2](#2) Carts"))).toEqual([
    absent,
    "no record is as the index says: - [2](#2) Carts",
  ]);
  expect(missingInDecisions(TWO.replace('<a id="2"></a>', ""))).toContain("1 titles are not followed by a record");
  for (const line of ["2026-11", "holds", "2026-11-22 · ", "2026-11-22 · stands"]) {
    expect(() => readDecisions(TWO.replace("2026-11-22\n", `${line}\n`)), line).toThrow("decision 2");
  }
  const listed = TWO.replace("- [2]", "- [1](#1) One cart (replaced by 2)\n- [2]");
  expect(missingInDecisions(listed.replace("2026-11-22\n", "2026-11-22 · holds · Cart, orders and payment\n"))).toEqual(
    [],
  );
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
