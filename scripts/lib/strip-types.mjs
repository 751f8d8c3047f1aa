import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const IS_CODE = /(?<!\.d)\.ts$/;

/** @param {string} file */
export function isCode(file) {
  return IS_CODE.test(file);
}

/**
 * Writes what is left of a TypeScript file without its types to the same place below another folder; a file that is gone is
 * removed there. Throws when the file is no TypeScript.
 * @param {string} file
 * @param {{ from: string, to: string }} folders
 */
export async function stripTypes(file, { from, to }) {
  const result = join(to, relative(from, file)).replace(IS_CODE, ".js");
  if (!existsSync(file)) {
    await rm(result, { force: true });
    return;
  }
  const { transform } = await import("esbuild");
  const source = readFileSync(file, "utf8");
  const { code } = await transform(source, {
    loader: "ts",
    format: "cjs",
    target: "node20",
    sourcemap: "inline",
    sourcefile: file,
  });
  await mkdir(dirname(result), { recursive: true });
  await writeFile(result, code);
}

/**
 * The same for every file of a folder, and nothing is left there of a file that is gone here.
 * @param {string} folder name below `from`
 * @param {{ from: string, to: string }} folders
 */
export async function stripTypesOfAll(folder, folders) {
  const sources = filesBelow(join(folders.from, folder)).filter(isCode);
  await Promise.all(sources.map((file) => stripTypes(file, folders)));
  const kept = new Set(sources.map((file) => relative(folders.from, file).replace(IS_CODE, ".js")));
  for (const file of filesBelow(join(folders.to, folder))) {
    if (file.endsWith(".js") && !kept.has(relative(folders.to, file))) await rm(file);
  }
}

/** @param {string} folder */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
