import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** The layouts of these pages. */
const FRAME = ["root.tsx", "shop/shell/shell.tsx"];
const pages = Object.entries<Page>(PAGES).filter(([, { texts }]) => texts === "everywhere");

interface Module {
  imports: string[];
  /** String literals, and composed keys as patterns. */
  literals: string[];
  patterns: RegExp[];
  /** The keys that `t` is called with. */
  asked: RegExp[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const read: Module = { imports: [], literals: [], patterns: [], asked: [] };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    // `exists` only checks for a text and does not use it.
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "exists"
    )
      return;
    if (ts.isCallExpression(node) && /(?:^|\.)t$/.test(calleeOf(node)) && node.arguments[0])
      read.asked.push(...keysAsked(node.arguments[0]));
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

function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return `.${expression.name.text}`;
  return ts.isIdentifier(expression) ? expression.text : "";
}

/** A key, or one of two; other expressions are checked by the compiler only. */
function keysAsked(key: ts.Expression): RegExp[] {
  if (ts.isStringLiteral(key)) return [new RegExp(`^${key.text.replaceAll(".", "\\.")}$`)];
  if (ts.isConditionalExpression(key)) return [...keysAsked(key.whenTrue), ...keysAsked(key.whenFalse)];
  return ts.isTemplateExpression(key) ? [patternOf(key)] : [];
}

/** `loginRequired.${reason}` is any key of that group. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${texts.map((text) => text.replace(/\W/g, "\\$&")).join("[^.]+")}$`);
}

/** The modules of the shop that these files import, statically or dynamically. */
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

it.each(pages)("the page %s uses only the texts that every page loads", (_name, { file }) => {
  const brought = reached([...FRAME, file]);
  const literals = new Set(brought.flatMap((module) => module.literals));
  const patterns = brought.flatMap((module) => module.patterns);
  expect([...ofEveryPage].some((key) => literals.has(key))).toBe(true);
  expect(ofScreens.filter((key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

const everyModule = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.ts$/.test(file))
  .map((file) => moduleAt(join(APP, file)));
const allKeys = [...ofEveryPage, ...ofScreens];

it("every used key exists", () => {
  const asked = everyModule.flatMap((module) => module.asked);
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter((pattern) => !allKeys.some((key) => pattern.test(key))).map(String)).toEqual([]);
});

it("every text is used somewhere", () => {
  const literals = new Set(everyModule.flatMap((module) => module.literals));
  const asked = everyModule.flatMap((module) => module.asked);
  const isSaid = (key: string) => literals.has(key) || asked.some((pattern) => pattern.test(key));
  expect(allKeys.filter((key) => !isSaid(key))).toEqual([]);
});
