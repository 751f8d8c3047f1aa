// Prints every import, every table in SQL and every line of a plugin's package.json that breaks the dependency rule, as file:line and why;
// exit code 1 when there is one.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { sourceFiles } from "./lib/fingerprint.mjs";
import { violations } from "./lib/import-rule.mjs";
import { manifestViolations, undeclaredImports } from "./lib/manifest-rule.mjs";
import { ROOT } from "./lib/paths.mjs";
import { readPlugins } from "./lib/plugins.mjs";
import { tableViolations } from "./lib/table-rule.mjs";

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
process.exitCode = imports.length + tables.length + packages.length > 0 ? 1 : 0;
