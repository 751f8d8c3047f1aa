// Which plugin's SQL may name which table, checked by reading texts of the code.
import ts from "typescript";
import type { Source, Violation } from "./import-rule.ts";
import type { PluginGraph } from "./plugins.ts";

/** Words that a table's name follows in SQL. */
const NAMED = /\b(?:from|join|into|update|table|on)\s+(?:only\s+)?(?:if\s+(?:not\s+)?exists\s+)?"?([a-z_]+)"?/gi;

/** What makes tables, by the folder that it stands in. */
const MAKERS = {
  migrations: /\bcreate (?:unlogged )?table (?:if not exists )?"?([a-z_]+)"?/gi,
  links: /\bdatabase:\s*\{\s*table:\s*"([a-z_]+)"/g,
};

/** Tables of another plugin than the one that makes them: accounts' migration gives the sessions of kit its own indexes. */
const OWNED_BY = { shop_session: "kit" };

/**
 * Every text that names a table of a plugin which the plugin that it stands in does not depend on. A plugin owns the tables that its
 * migrations make and those of its links; tables that nobody owns are Medusa's.
 */
export function tableViolations(sources: Source[], plugins: PluginGraph): Violation[] {
  const ours = sources.flatMap((source) => {
    const [, plugin, test] = /^plugins\/([^/]+)\/src\/.*?(\.test\.[a-z]+)?$/.exec(source.path) ?? [];
    return plugin && !test ? [{ ...source, plugin }] : [];
  });
  const owners = ownersOf(ours);
  const anyTable = new RegExp([...owners.keys()].join("|") || "$^");
  // Most files name none, and need not be read as code.
  const naming = ours.filter(({ text }) => anyTable.test(text));
  return naming.flatMap(({ path, text, plugin }) =>
    textsOf(path, text).flatMap(({ line, words }) =>
      [...tablesIn(words, owners)].flatMap((table) => {
        const owner = owners.get(table) ?? plugin;
        if (owner === plugin || plugins[plugin]?.includes(owner)) return [];
        const why = `it is a table of ${owner}, which ${plugin} does not depend on; the owner registers what others need of it`;
        return [{ path, line, specifier: table, why }];
      }),
    ),
  );
}

/** The plugin of each table. */
function ownersOf(sources: (Source & { plugin: string })[]) {
  const owners: Map<string, string> = new Map();
  for (const { path, text, plugin } of sources) {
    for (const [folder, made] of Object.entries(MAKERS)) {
      if (!path.includes(`/${folder}/`)) continue;
      for (const [, table = ""] of text.matchAll(made)) owners.set(table, plugin);
    }
  }
  for (const [table, plugin] of Object.entries(OWNED_BY)) owners.set(table, plugin);
  return owners;
}

/** The tables that a text names: in SQL, or by being nothing but the name, as in a list of tables. */
function tablesIn(words: string, owners: Map<string, string>) {
  const found = new Set([...words.matchAll(NAMED)].map(([, name = ""]) => name.toLowerCase()));
  if (words.includes("_")) found.add(words);
  return [...found].filter((name) => owners.has(name));
}

/** Every text of a file, with the line that it begins in; what is put into a template counts as a gap. */
function textsOf(path: string, text: string) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: { line: number; words: string }[] = [];
  const visit = (node: ts.Node) => {
    const words = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" ? ")
      : ts.isStringLiteralLike(node)
        ? node.text
        : undefined;
    if (words !== undefined) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
