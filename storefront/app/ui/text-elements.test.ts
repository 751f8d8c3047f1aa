import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * A browser that translates a page puts elements of its own in the place of every text. React still holds the text: it cannot change it any
 * more, a total stays as it was, and to remove it or to put an element before it throws, with what was typed. Only where a text is all that
 * its element has does React replace whatever is there.
 */
it("every text of the shop and the back office is the only child of its element", () => {
  expect(looseTexts([`${ROOT}storefront/app`, `${ROOT}plugins/back-office/src`])).toEqual([]);
}, 300_000); // The types of both are read: fifteen seconds on a quiet machine.

/** Where a text has something beside it, or is put beside something by its component. */
function looseTexts(folders: readonly string[]): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}storefront/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    `${ROOT}storefront`,
  );
  const files = folders
    .flatMap((folder) => ts.sys.readDirectory(folder, [".tsx"]))
    .filter((name) => !/\.test(ing)?\.tsx$/.test(name));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  const isText = (type: ts.Type, outer: readonly ts.Type[] = []): boolean => {
    if (outer.includes(type) || (type.isStringLiteral() && type.value.trim() === "")) return false;
    if (type.isUnion()) return type.types.some((one) => isText(one, [...outer, type]));
    if (checker.isArrayLikeType(type))
      return checker.getTypeArguments(type as ts.TypeReference).some((one) => isText(one, [...outer, type]));
    // `ReactNode` may be a text, and has one among its types.
    return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) !== 0;
  };
  const returnsText = (tag: ts.JsxTagNameExpression) =>
    !/^[a-z]/.test(tag.getText()) &&
    checker
      .getTypeAtLocation(tag)
      .getCallSignatures()
      .map((call) => call.getReturnType())
      // Which React's own types say of every component.
      .some((type) => type.aliasSymbol?.name !== "ReactNode" && isText(type));
  const isLoose = (node: ts.Node): boolean => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) return returnsText(node.tagName);
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
    const children = node.children.filter((child) =>
      ts.isJsxText(child) ? child.text.trim() !== "" : !ts.isJsxExpression(child) || child.expression,
    );
    if (children.length < 2 && ts.isJsxElement(node)) return false;
    return children.some((child) =>
      ts.isJsxExpression(child) && child.expression
        ? isText(checker.getTypeAtLocation(child.expression))
        : ts.isJsxText(child),
    );
  };
  return files.flatMap((name) => {
    const file = program.getSourceFile(name);
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (file && isLoose(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${relative(ROOT, name)}:${line + 1} ${node.getText().split("\n", 1)}`);
      }
      ts.forEachChild(node, visit);
    };
    if (file) visit(file);
    return found;
  });
}
