import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { VARIABLES } from "../../scripts/lib/shop/settings.ts";

/** Folders and files that read the environment of a running shop. */
const READERS = ["backend/src", "backend/medusa-config.ts", "plugins", "storefront/server", "scripts"];
/** What is not a setting of the shop: the system's, npm's, a test run's, and the database image's own. */
const OTHERS = new Set([
  ...["PATH", "CI", "NO_COLOR", "INIT_CWD", "NODE_ENV", "HOST", "CHROMIUM_PATH", "FUZZ_SEED", "MEDUSA_STORE_WRITES"],
  ...["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_INITDB_ARGS"],
]);

function filesIn(path: string): string[] {
  if (/\.(ts|mjs|js)$/.test(path)) return /\.test\.|\/types\//.test(path) ? [] : [path];
  if (/\.[a-z]+$/.test(path.replace(/^.*\//, ""))) return [];
  const skipped = /^(node_modules|\.medusa|chaos|fixtures|screens)$/;
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name) && (entry.isDirectory() || entry.name.includes(".")))
    .flatMap(({ name }) => filesIn(`${path}/${name}`));
}

function variablesOf(source: string): string[] {
  const named = /\b(?:process\.)?env(?:ironment)?\.([A-Z][A-Z0-9_]+)|"((?:SMTP|MAIL|S3)_[A-Z_]+)"/g;
  const destructured = /\{([^{}]*)\}(?:: [^=]+)?\s=\s+(?:process\.env|environment)\b/g;
  return [
    ...[...source.matchAll(named)].map((match) => match[1] ?? match[2] ?? ""),
    ...[...source.matchAll(destructured)].flatMap(([, inside = ""]) => inside.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []),
  ];
}

/** Whatever the compose file hands to a container, or takes from `.env`. */
function composed(): string[] {
  const file = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
  return [...file.matchAll(/^ +([A-Z][A-Z0-9_]+):|\$\{([A-Z][A-Z0-9_]+)/gm)].map((match) => match[1] ?? match[2] ?? "");
}

/** The table's rows: the variables of its first column, and what its third says who reads them. */
function documented() {
  const operations = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const section = /## Configuration\n([\s\S]*?)\n## /.exec(operations)?.[1] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const [, names = "", , readers = ""] = row.split("|");
    const of = readers.trim() === "both" ? ["commerce", "edge"] : [readers.trim().replace("seed", "commerce")];
    return (names.match(/`[A-Z][A-Z0-9_]+`/g) ?? []).map((name) => ({ name: name.slice(1, -1), readers: of }));
  });
}

/** What docker-compose.yml itself decides: where containers find each other and what is mounted in them. */
const DECIDED: Record<string, string[]> = {
  commerce: ["COMMERCE_HOST", "COMMERCE_PORT", "DATA_DIR", "UPLOAD_DIR", "MEDUSA_WORKER_MODE"],
  edge: ["PORT", "COMMERCE_URL", "METRICS_PORT", "METRICS_HOST"],
};

/** A variable of a container that it takes from `.env`: `NAME: ... ${NAME...}`. */
function passedIn(part: string): string[] {
  return [...part.matchAll(/^ +([A-Z][A-Z0-9_]+): .*\$\{\1\b/gm)].map(([, name = ""]) => name);
}

it("docker-compose.yml passes on every documented variable to whoever reads it", () => {
  const file = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
  const [rest = "", edge = ""] = file.split(/^ {2}edge:$/m);
  const passed = { commerce: passedIn(rest), edge: passedIn(edge) } as Record<string, string[]>;
  const missing = documented().flatMap(({ name, readers }) =>
    readers
      .filter((reader) => reader !== "compose")
      .filter((reader) => ![...(passed[reader] ?? []), ...(DECIDED[reader] ?? [])].includes(name))
      .map((reader) => `${reader}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it("docs/operations.md lists every variable that the shop or its compose file reads, and no other", () => {
  const read = READERS.flatMap(filesIn).flatMap((path) => variablesOf(readFileSync(join(ROOT, path), "utf8")));
  const known = new Set([...read, ...VARIABLES, ...composed()].filter((name) => !OTHERS.has(name)));
  const listed = documented().map(({ name }) => name);
  expect(listed.sort().join("\n")).toEqual([...known].sort().join("\n"));
});
