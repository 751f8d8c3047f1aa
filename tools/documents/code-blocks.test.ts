import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NODE_MODULES, PLUGINS, ROOT } from "../../scripts/bootstrap/paths.mjs";

/** TypeScript that a document shows, and the comment on the line before it. */
interface Block {
  where: string;
  code: string;
  language: string;
  /** The file that it cites: `<!-- from PATH -->`. */
  from: string | undefined;
  /** What stands before it when it is compiled: `<!-- given DECLARATIONS -->`; all others are compiled as they are. */
  given: string;
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "storefront/README.md",
  ...readdirSync(join(ROOT, "docs")).flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : [])),
  ...readdirSync(PLUGINS).map((plugin) => `plugins/${plugin}/README.md`),
];

const BLOCK =
  /(?:<!-- (?:from (?<from>\S+)|given\s(?<given>[\s\S]*?)) -->\s*)?^(?<indent> *)```(?<language>tsx?|js)\n(?<code>[\s\S]*?)^ *```$/gm;

const BLOCKS: Block[] = DOCUMENTS.flatMap((path) => {
  const text = read(path);
  return [...text.matchAll(BLOCK)].map(({ index, groups = {} }) => ({
    where: `${path}:${text.slice(0, index).split("\n").length}`,
    code: groups.code ?? "",
    language: groups.language ?? "ts",
    from: groups.from,
    given: groups.given ?? "",
  }));
});

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

it.each(BLOCKS.filter(({ from }) => from))("$where shows what stands in $from", ({ code, from = "" }) => {
  const source = linesOf(read(from));
  let at = 0;
  const missing = linesOf(code).filter((line) => {
    // What is left out of the file.
    if (/^(?:\/\/ )?…$/.test(line)) return false;
    const found = source.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
  expect(missing).toEqual([]);
});

it("every other block of TypeScript compiles", () => {
  const cache = join(NODE_MODULES, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "code-blocks-"));
  try {
    const compiled = BLOCKS.filter(({ from }) => !from);
    for (const { where, code, given, language } of compiled) {
      const file = `${where.replace(/\W/g, "_")}.${language === "js" ? "ts" : language}`;
      writeFileSync(join(folder, file), `${given}\n${code}\nexport {};\n`);
    }
    expect(compile(folder)).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the compiler says of the files in a folder; empty when nothing is wrong. */
function compile(folder: string): string {
  const options =
    "--ignoreConfig --noEmit --strict --skipLibCheck --target ES2022 --module ESNext --moduleResolution Bundler --types node";
  const files = readdirSync(folder).map((file) => join(folder, file));
  try {
    execFileSync(process.execPath, [join(NODE_MODULES, "typescript-7/bin/tsc"), ...options.split(" "), ...files], {
      cwd: folder,
    });
    return "";
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout);
  }
}
