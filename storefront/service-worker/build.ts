// Makes `build/client/service-worker.js` of `worker.ts`, after the pages have been built.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build, type Manifest } from "vite";
import { PAGE_LIST, PAGES } from "../app/pages";

const CLIENT = fileURLToPath(new URL("../build/client/", import.meta.url));

/** Folders of the pages that open without a connection, and of what is around them or follows from them. */
const FOLDERS = [
  ...PAGE_LIST.filter(({ offline, scripts }) => offline && scripts !== false),
  // Where a visitor's cart leads: without it the page would be opened anew for ever.
  PAGES.auth,
].map(({ file }) => dirname(file));

/** Modules that these pages run on; what they import comes with them. */
const NEEDED = [
  /^app\/(?:entry\.client|root)\.tsx$/,
  new RegExp(`^app/(?:shop/shell|${FOLDERS.join("|")})/.*\\.tsx$`),
  /^app\/cart\//,
  /^app\/ui\/toaster\.tsx$/,
  /^app\/offline\//,
];

const manifest: Manifest = JSON.parse(await readFile(`${CLIENT}.vite/manifest.json`, "utf8"));

const assets = new Set<string>();

function collect(source: string) {
  const chunk = manifest[source];
  if (!chunk || assets.has(`/${chunk.file}`)) return;
  const styles = chunk.assets?.filter((file) => file.endsWith(".css")) ?? [];
  for (const file of [chunk.file, ...(chunk.css ?? []), ...styles]) assets.add(`/${file}`);
  for (const imported of chunk.imports ?? []) collect(imported);
}

for (const source of Object.keys(manifest)) {
  const path = source.split("?")[0] ?? "";
  if (NEEDED.some((needed) => needed.test(path))) collect(source);
}

/** Names the caches: changes with every file that a page runs on. */
const version = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { BUILD: JSON.stringify({ version, assets: [...assets].sort() }) },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    target: browserslistToEsbuild(),
    rollupOptions: {
      input: fileURLToPath(new URL("worker.ts", import.meta.url)),
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
console.log(`service worker ${version}: ${assets.size} files for the pages that open without a connection`);
