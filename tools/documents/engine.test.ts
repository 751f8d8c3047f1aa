import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

const MADE = /create table if not exists "([a-z_]+)"/gi;
const WRITTEN = /\b(?:INSERT INTO|DELETE FROM|UPDATE) (?:ONLY )?"?([a-z_]+)"?/g;
/** A row of the table: what is written, and where. */
const ROW = /^\| (.*?) \| (.*?) \|/gm;

/** The files below a folder that match, with their texts. */
function filesIn(folder: string, pattern: RegExp) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, folder, path), "utf8") }));
}

function namesIn(cell = "") {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

const medusaTables = new Set(
  filesIn("node_modules/@medusajs", /^[^/]+\/dist\/.*migrations\/[^/]+\.js$/).flatMap(({ text }) =>
    [...text.matchAll(MADE)].map(([, table = ""]) => table),
  ),
);
const [, section = ""] =
  /^## Tables of Medusa that the shop writes by SQL\n([\s\S]*?)^## /m.exec(
    readFileSync(join(ROOT, "docs/engine.md"), "utf8"),
  ) ?? [];
const told = [...section.matchAll(ROW)].map(([, tables, where]) => ({
  tables: namesIn(tables),
  where: namesIn(where),
}));
const writes = readdirSync(join(ROOT, "plugins")).flatMap((plugin) =>
  filesIn(`plugins/${plugin}/src`, /\.ts$/).flatMap(({ path, text }) =>
    /\.test(ing)?\.ts$/.test(path)
      ? []
      : [...text.replace(/\s+/g, " ").matchAll(WRITTEN)].flatMap(([, table = ""]) =>
          medusaTables.has(table) ? [{ table, file: `${plugin}/${path}` }] : [],
        ),
  ),
);

it("every table of Medusa that is written by SQL is told in docs/engine.md, with the place", () => {
  expect(writes.length).toBeGreaterThan(20);
  const untold = writes.filter(
    ({ table, file }) =>
      !told.some(({ tables, where }) => tables.includes(table) && where.some((place) => file.startsWith(place))),
  );
  expect([...new Set(untold.map(({ table, file }) => `${file}: ${table}`))]).toEqual([]);
});

it("docs/engine.md tells of no place that writes nothing", () => {
  const places = told.flatMap(({ where }) => where);
  expect(places.filter((place) => !writes.some(({ file }) => file.startsWith(place)))).toEqual([]);
});
