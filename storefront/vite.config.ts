import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig, type Rollup } from "vite";
import { PAGE_LIST, routeId } from "./app/pages";

/** What the document head needs of the table of pages: the query parameters of each page with a canonical address. */
const PUBLIC_PAGES = Object.fromEntries(
  PAGE_LIST.filter(({ indexed, shareable }) => indexed || shareable).map((page) => [
    routeId(page),
    page.canonical ?? [],
  ]),
);

/** What every page runs, and home, which most visits begin with. */
const FIRST = ["entry.client.tsx", "root.tsx", "shop/shell/shell.tsx", "shop/home/home.tsx"].map((file) =>
  fileURLToPath(new URL(`app/${file}`, import.meta.url)),
);

/**
 * Two chunks of what they import, libraries and the shop's own modules. Rollup's own chunks would be 63 files for home, each a request, of
 * 17 kB more. It still places modules without side effects (the contracts, some libraries): of these, other pages use other parts.
 */
function firstChunks(): Rollup.GetManualChunk {
  let first: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!first) {
      first = new Set([...getModuleIds()].filter((each) => FIRST.includes(each.split("?")[0] ?? "")));
      for (const each of first) {
        const imported = getModuleInfo(each)?.importedIds ?? [];
        for (const next of imported) if (getModuleInfo(next)?.moduleSideEffects) first.add(next);
      }
    }
    if (!first.has(id)) return undefined;
    return id.includes("/node_modules/") ? "libraries" : "shop";
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  define: {
    PUBLIC_PAGES: JSON.stringify(PUBLIC_PAGES),
    ...(isSsrBuild && { "process.env.NODE_ENV": '"production"' }),
  },
  // @medusajs/ui has directory imports, which Node refuses; @zakh contracts are TypeScript. What is built needs no packages at all.
  ssr: {
    noExternal: isSsrBuild ? true : [/^@medusajs\//, /^@zakh\//],
    // One file each in development, not a thousand.
    optimizeDeps: { include: ["@medusajs/icons", "@medusajs/js-sdk", "@medusajs/ui"] },
  },
  resolve: {
    dedupe: [
      "react",
      "react-dom",
      "react-router",
      "@tanstack/react-query",
      // Medusa's, for the back office. With two copies, a drawer and the dialog over it would take the focus from each other.
      "@radix-ui/react-focus-scope",
    ],
  },
  // While Medusa starts in `npm run dev`, so that the first page waits for little.
  server: { warmup: { clientFiles: [...FIRST, "./app/admin/*.tsx"] } },
  build: {
    target: isSsrBuild ? undefined : browserslistToEsbuild(),
    // The edge reads the manifest to preload the catalogue of the visitor's language.
    manifest: true,
    // The edge and the pages are one program.
    rollupOptions: isSsrBuild
      ? { input: "server/start.ts" }
      : { output: { manualChunks: firstChunks(), onlyExplicitManualChunks: true } },
    // The kit's plain JavaScript, which Medusa and the edge share, is CommonJS.
    commonjsOptions: { include: [/node_modules/, /plugins\/kit\/src\/plain/] },
    sourcemap: isSsrBuild,
  },
}));
