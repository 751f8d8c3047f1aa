// Prints every import that breaks the dependency rule, as file:line and why; exit code 1 when there is one.
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { sourceFiles } from "./lib/fingerprint.mjs";
import { violations } from "./lib/import-rule.mjs";
import { ROOT } from "./lib/paths.mjs";

const sources = sourceFiles(["plugins", "backend", "storefront"], { tests: true })
  .filter((file) => /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(file))
  .map((file) => ({ path: relative(ROOT, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));

const found = violations(sources);
for (const { path, line, specifier, why } of found) console.error(`${path}:${line}  imports ${specifier}: ${why}`);
console.log(`${sources.length} files, ${found.length} forbidden imports`);
process.exitCode = found.length > 0 ? 1 : 0;
