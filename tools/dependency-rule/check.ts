import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { sourceFiles } from "../../scripts/lib/compile/files.ts";
import { violations } from "./import-rule.ts";
import { manifestViolations, undeclaredImports } from "./manifest-rule.ts";
import { readPlugins } from "./plugins.ts";
import { tableViolations } from "./table-rule.ts";

export async function main() {
  const sources = sourceFiles(["plugins", "backend", "storefront"], { tests: true })
    .filter((file) => /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(file))
    .map((file) => ({ path: relative(ROOT, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
  const plugins = readPlugins();
  const manifests = Object.keys(plugins).map((name) => {
    const path = `plugins/${name}/package.json`;
    return { path, text: readFileSync(join(ROOT, path), "utf8") };
  });
  const project = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

  const imports = [...violations(sources, plugins), ...undeclaredImports(sources, manifests, project)];
  const tables = tableViolations(sources, plugins);
  const packages = manifestViolations(manifests);
  for (const { path, line, specifier, why } of imports) console.error(`${path}:${line}  imports ${specifier}: ${why}`);
  for (const { path, line, specifier, why } of tables)
    console.error(`${path}:${line}  names the table ${specifier}: ${why}`);
  for (const { path, line, specifier, why } of packages) console.error(`${path}:${line}  has ${specifier}: ${why}`);
  const found = [
    `${imports.length} forbidden imports`,
    `${tables.length} forbidden tables`,
    `${packages.length} faults in package.json files`,
  ];
  console.log([`${sources.length} files`, ...found].join(", "));
  return imports.length + tables.length + packages.length > 0 ? 1 : 0;
}
