// Prints every import and every table in SQL that breaks the dependency rule, as file:line and why; exit code 1 when there is one.
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { sourceFiles } from "./lib/fingerprint.mjs";
import { violations } from "./lib/import-rule.mjs";
import { ROOT } from "./lib/paths.mjs";
import { readPlugins } from "./lib/plugins.mjs";
import { tableViolations } from "./lib/table-rule.mjs";

const sources = sourceFiles(["plugins", "backend", "storefront"], { tests: true })
  .filter((file) => /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(file))
  .map((file) => ({ path: relative(ROOT, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));

const plugins = readPlugins();
const imports = violations(sources, plugins);
const tables = tableViolations(sources, plugins);
for (const { path, line, specifier, why } of imports) console.error(`${path}:${line}  imports ${specifier}: ${why}`);
for (const { path, line, specifier, why } of tables)
  console.error(`${path}:${line}  names the table ${specifier}: ${why}`);
console.log(`${sources.length} files, ${imports.length} forbidden imports, ${tables.length} forbidden tables`);
process.exitCode = imports.length + tables.length > 0 ? 1 : 0;
