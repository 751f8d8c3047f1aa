import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import later from "./later/mn.json";
import mn from "./locales/mn.json";

const APP = fileURLToPath(new URL("..", import.meta.url));

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, prefix = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? prefix + key : keysOf(value, `${prefix}${key}.`),
  );
}

const allKeys = [...keysOf(mn), ...keysOf(later)];

interface Keys {
  literals: string[];
  /** The keys that `t` is called with. */
  asked: RegExp[];
}

function keysIn(path: string): Keys {
  const found: Keys = { literals: [], asked: [] };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /(?:^|\.)t$/.test(calleeOf(node)) && node.arguments[0])
      found.asked.push(...keysAsked(node.arguments[0]));
    if (ts.isStringLiteral(node)) found.literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, false, ts.ScriptKind.TSX));
  return found;
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

const everyModule = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.ts$/.test(file))
  .map((file) => keysIn(join(APP, file)));

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
