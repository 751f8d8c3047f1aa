import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { type Place, STORED_OF_ADMIN, STORED_OF_CUSTOMER, STORED_OF_DEVICE } from "./stored";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** The calls that store something, by what they are called on, and which of their arguments is its name. */
const STORES: readonly [call: RegExp, place: Place][] = [
  [/localStorage\.setItem$|^localStore\.write$|^this\.#storage\.write$/, "localStorage"],
  [/sessionStorage\.setItem$|^tabStore\.write$/, "sessionStorage"],
  [/^caches\.open$/, "caches"],
  [/^createStore$/, "indexedDB"],
];

interface Stored {
  place: Place;
  name: string;
  file: string;
}

const files = ["plugins/back-office/src", "storefront/app", "storefront/service-worker"].flatMap((folder) =>
  ts.sys.readDirectory(`${ROOT}${folder}`, [".ts", ".tsx"]).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
);
const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true),
);

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}

/** Constants of each file, and those that a file exports. */
const constants = new Map(sources.map((source) => [source, new Map<string, ts.Expression>()]));
const exported = new Map<string, ts.Expression>();
for (const source of sources)
  each(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isIdentifier(node.name)) return;
    constants.get(source)?.set(node.name.text, node.initializer);
    if (/^[A-Z_]+$/.test(node.name.text)) exported.set(node.name.text, node.initializer);
  });

/** The text of a name, with `*` in place of what is only known in the browser. */
function textOf(name: ts.Expression, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(name)) return name.text;
  if (ts.isTemplateExpression(name)) return `${name.head.text}*`;
  const key = name.getText().replace(/^this\./, "");
  const known = constants.get(source)?.get(key) ?? exported.get(key);
  return known ? textOf(known, source) : `? ${name.getText()}`;
}

const stored: Stored[] = sources.flatMap((source) => {
  const found: Stored[] = [];
  each(source, (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    const callee = node.expression.getText().replace(/^window\.|^globalThis\./, "");
    for (const [call, place] of STORES)
      if (call.test(callee))
        found.push({ place, name: textOf(node.arguments[0], source), file: relative(ROOT, source.fileName) });
  });
  return found;
});

it("knows whose everything is that pages and their worker store", () => {
  const known = (place: Place): readonly string[] => [
    ...STORED_OF_DEVICE[place],
    ...(place === "indexedDB" ? [] : [...STORED_OF_CUSTOMER[place], ...STORED_OF_ADMIN[place]]),
  ];
  const unknown = stored.filter(({ place, name }) => !known(place).includes(name));
  expect(unknown).toEqual([]);
  expect(stored.length).toBeGreaterThan(10);
});
