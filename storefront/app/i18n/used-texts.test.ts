import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { PAGES, type Page } from "../pages.mjs";
import everywhere from "./locales/mn.json";
import screens from "./locales/screens/mn.json";

const APP = fileURLToPath(new URL("..", import.meta.url));

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, prefix = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? prefix + key : keysOf(value, `${prefix}${key}.`),
  );
}

const ofEveryPage = new Set(keysOf(everywhere));
const ofScreens = keysOf(screens);

/** What surrounds these pages. */
const FRAME = ["root.tsx", "shop/shell/shell.tsx"];
const pages = Object.entries<Page>(PAGES).filter(([, { texts }]) => texts === "everywhere");

interface Module {
  imports: string[];
  /** String literals, and composed keys as patterns. */
  literals: string[];
  patterns: RegExp[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const read: Module = { imports: [], literals: [], patterns: [] };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    // Asks whether a text is there, and does not say it.
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "exists"
    )
      return;
    if (ts.isStringLiteral(node)) {
      const isSpecifier = node.text.startsWith(".");
      (isSpecifier ? read.imports : read.literals).push(node.text);
    }
    if (ts.isTemplateExpression(node) && node.head.text.includes(".")) read.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, false, ts.ScriptKind.TSX));
  modules.set(path, read);
  return read;
}

/** `loginRequired.${reason}` is any key of that group. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${texts.map((text) => text.replace(/\W/g, "\\$&")).join("[^.]+")}$`);
}

/** The modules of the shop that these bring, at once or later. */
function reached(files: readonly string[]): Module[] {
  const paths = new Set(files.map((file) => join(APP, file)));
  for (const path of paths) {
    for (const specifier of moduleAt(path).imports) {
      const target = join(dirname(path), specifier);
      const found = [`${target}.tsx`, `${target}.ts`].find(existsSync);
      if (found) paths.add(found);
    }
  }
  return [...paths].map(moduleAt);
}

it.each(pages)("the page %s says nothing but the texts that every page loads", (_name, { file }) => {
  const brought = reached([...FRAME, file]);
  const literals = new Set(brought.flatMap((module) => module.literals));
  const patterns = brought.flatMap((module) => module.patterns);
  expect([...ofEveryPage].some((key) => literals.has(key))).toBe(true);
  expect(ofScreens.filter((key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
