// The dependency rule, checked by reading import statements.
import { posix } from "node:path";
import ts from "typescript";
import { type PluginGraph, readPlugins } from "./plugins.ts";

export interface Source {
  /** relative to the checkout, with forward slashes */
  path: string;
  text: string;
}

export interface Violation {
  path: string;
  line: number;
  specifier: string;
  why: string;
}

/** One import, and where it leads. */
interface Import {
  /** path of the importing file */
  from: string;
  /** whether that is a test */
  test: boolean;
  /** as written */
  specifier: string;
  /** path in the checkout, when it is written as a relative one */
  target: string | undefined;
  /** package and the rest, when it is one of @zakh */
  ours: { name: string; part: string } | undefined;
}

const AREAS = ["shop", "account", "store", "admin"];
const SHARED = ["session", "cart", "ui", "i18n", "lib"];

/** Rooms of the back office, called as the server's; what two of them need stands beside them. */
const SCREEN_AREAS = ["orders", "money", "delivery", "catalogue", "content", "people", "settings"];

/**
 * The layers of kit, the lowest first: a file imports its own and those below. What Medusa loads (`api`, `modules`, `providers`,
 * `registrations`, `tasks`, `migration-scripts`) stands on all of them.
 */
const KIT_LAYERS = [
  ["browser", "contract", "plain"],
  ["errors"],
  ["configuration"],
  ["log"],
  ["database"],
  ["cache"],
  ["uploads", "export"],
  ["http"],
  ["observability"],
  ["job-queue"],
  ["mail"],
  ["serve"],
];

/** What a browser is shown of a plugin. */
const FOR_SCREENS = /^(browser|contract|locales)(\/|$)/;
/** Plain JavaScript without any dependency, for whatever runs in Node. */
const FOR_SERVERS = /^plain\//;
/** The engine's packages that run on a server only. */
const SERVER_ONLY = /^(@medusajs\/(framework|medusa|core-flows)|pg|ioredis)(\/|$)/;

/** Each rule looks at one import and says why it is wrong, or nothing. */
const RULES: ((found: Import, plugins: PluginGraph) => string | undefined)[] = [
  function contractsImportOnlyContracts({ from, test, specifier, target, ours }) {
    const home = /^plugins\/[^/]+\/src\/contract\//.exec(from)?.[0];
    if (!home || test) return undefined;
    if (target?.startsWith(home) || (ours && /^contract(\/|$)/.test(ours.part)) || /^zod(\/|$)/.test(specifier))
      return undefined;
    return "a contract imports only zod, other contracts and its own files, because browsers load it too";
  },

  function screensSeeContractsOnly({ from, specifier, target, ours }) {
    const storefront = from.startsWith("storefront/");
    if (!storefront && !from.startsWith("plugins/back-office/")) return undefined;
    if (SERVER_ONLY.test(specifier) && !from.startsWith("storefront/server/")) {
      return "screens talk to the server over HTTP and import none of its code";
    }
    if (target && !target.startsWith(storefront ? "storefront/" : "plugins/back-office/")) {
      return "a relative import may not leave the package";
    }
    if (!ours || FOR_SCREENS.test(ours.part)) return undefined;
    if (from.startsWith("storefront/server/") && FOR_SERVERS.test(ours.part)) return undefined;
    if (storefront && ours.name === "back-office" && /^screens(\/|$)/.test(ours.part)) return undefined;
    return "screens import only contracts and locales of a plugin (and the storefront the back office's screens)";
  },

  function pluginsImportDownwards({ from, target, ours }, plugins) {
    const plugin = pluginOf(from);
    const below = plugin ? plugins[plugin] : undefined;
    if (!plugin || !below) return undefined;
    if (target && pluginOf(target) !== plugin) return "a relative import may not leave the plugin";
    if (!ours || ours.name === plugin || below.includes(ours.name)) return undefined;
    return `${plugin} does not depend on ${ours.name}; by its package.json it may import ${below.join(", ") || "no other plugin"}`;
  },

  function nobodyImportsTheApplication({ from, target, ours }) {
    const leadsThere = ours?.name === "backend" || target?.startsWith("backend/");
    return leadsThere && !from.startsWith("backend/")
      ? "the backend only puts plugins together; nothing imports it"
      : undefined;
  },

  function routesImportNoModels({ from, test, target, ours }) {
    if (test || !/^plugins\/[^/]+\/src\/(api|http)\//.test(from)) return undefined;
    if (target && /\/src\/modules\/.*\/models?(\/|$)/.test(target)) {
      return "a route runs a workflow or reads a read model; models belong to their module";
    }
    if (ours && /^(\.medusa|modules)\//.test(ours.part)) return "a route never reaches into another plugin's modules";
    return undefined;
  },

  function workflowsKnowNoRoutes({ from, test, target }) {
    if (test || !/^plugins\/[^/]+\/src\/(workflows|read-models)\//.test(from)) return undefined;
    if (target && /\/src\/api\//.test(target)) return "workflows and read models know nothing of HTTP";
    return undefined;
  },

  function modulesStandAlone({ from, test, target, ours }) {
    if (test || !/^plugins\/[^/]+\/src\/modules\//.test(from)) return undefined;
    if (target && /\/src\/(api|workflows|links|read-models)\//.test(target)) {
      return "a module knows only its own models; what combines modules is a workflow, a link or a read model";
    }
    if (ours && /^(\.medusa|modules|workflows)(\/|$)/.test(ours.part))
      return "two domains meet in a links file, not in a module";
    return undefined;
  },

  function kitImportsDownwards({ from, test, target }) {
    const layerOf = (path: string | undefined) => {
      const folder = /^plugins\/kit\/src\/([^/]+)/.exec(path ?? "")?.[1];
      return KIT_LAYERS.findIndex((layer) => folder !== undefined && layer.includes(folder));
    };
    const [here, there] = [layerOf(from), layerOf(target)];
    if (test || here < 0 || !target?.startsWith("plugins/kit/src/")) return undefined;
    if (there >= 0 && there <= here) return undefined;
    return `${KIT_LAYERS[here]?.join(" and ")} stands below it in kit`;
  },

  function storefrontAreasStandApart({ from, target }) {
    if (!target) return undefined;
    const here = /^storefront\/app\/([^/]+)\//.exec(from)?.[1];
    const there = /^storefront\/app\/([^/]+)\//.exec(target)?.[1];
    if (!here) return undefined;
    if (target.startsWith("storefront/server/")) return "pages do not import the edge";
    if (AREAS.includes(here) && there && AREAS.includes(there) && here !== there) {
      return `the areas ${AREAS.join(", ")} do not import one another; what two need is shared below them`;
    }
    if (SHARED.includes(here) && ((there && AREAS.includes(there)) || /^storefront\/app\/routes$/.test(target))) {
      return `${here} stands below ${there ?? "the routes"} and may not import it`;
    }
    return undefined;
  },

  function screenAreasStandApart({ from, target }) {
    const roomOf = (path = "") => /^plugins\/back-office\/src\/screens\/([^/]+)\//.exec(path)?.[1];
    const [here, there] = [roomOf(from), roomOf(target)];
    if (!here || !there || here === there || !SCREEN_AREAS.includes(there)) return undefined;
    return `the areas ${SCREEN_AREAS.join(", ")} are imported by the list of screens alone; what two need is in ui or resources`;
  },
];

/**
 * Every import that breaks the dependency rule.
 * @param plugins what each plugin depends on, and so may import
 */
export function violations(sources: Source[], plugins: PluginGraph = readPlugins()): Violation[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap(({ found, line }) =>
      RULES.flatMap((rule) => {
        const why = rule(found, plugins);
        return why ? [{ path: source.path, line, specifier: found.specifier, why }] : [];
      }),
    ),
  );
}

/**
 * Read by the compiler's own scanner: imports, exports from, `import()`, `require()` and types, but no text that looks so.
 */
export function importsOf({ path, text }: Source): { line: number; found: Import }[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    line: text.slice(0, pos).split("\n").length,
    found: {
      from: path,
      test: /\.test\.[a-z]+$/.test(path),
      specifier: fileName,
      target: fileName.startsWith(".")
        ? posix.join(posix.dirname(path), fileName).replace(/\.[jt]sx?$/, "")
        : undefined,
      ours: parsePackage(fileName),
    },
  }));
}

function parsePackage(specifier: string): Import["ours"] {
  const [, name, part = ""] = /^@zakh\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return name ? { name, part } : undefined;
}

function pluginOf(path: string) {
  return /^plugins\/([^/]+)\//.exec(path)?.[1];
}
