import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rollup } from "vite";
import { PAGE_LIST, routeId } from "./app/pages.mjs";

/** What the document head needs of the table of pages: the query parameters of each page with a canonical address. */
const PUBLIC_PAGES = Object.fromEntries(
  PAGE_LIST.filter(({ indexed, shareable }) => indexed || shareable).map((page) => [
    routeId(page),
    Object.keys(page.query ?? {}),
  ]),
);

/** Contracts have no side effects, so unused ones are dropped, which keeps zod out of the home page. */
const CONTRACT = /[\\/]plugins[\\/][^\\/]+[\\/]src[\\/]contract[\\/]/;

/** Parts of TanStack Query that home does not use, a kilobyte: its index imports them, too. */
const NOT_ON_HOME = /useMutation|mutationObserver/i;

/** What every page runs, and home, which most visits begin with. */
const FIRST = ["entry.client.tsx", "root.tsx", "shop/shell/shell.tsx", "shop/home/home.tsx"].map((file) =>
  fileURLToPath(new URL(`app/${file}`, import.meta.url)),
);

/**
 * Two chunks, libraries and the shop's own modules, of what they import: small files compress badly, and each costs a request. Without
 * the contracts, of which other pages need other parts.
 */
function firstChunks(): Rollup.GetManualChunk {
  let first: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    first ??= withImports(
      [...getModuleIds()].filter((each) => FIRST.includes(each.split("?")[0] ?? "")),
      getModuleInfo,
    );
    if (!first.has(id)) return undefined;
    return id.includes("/node_modules/") ? "libraries" : "shop";
  };
}

function withImports(ids: Iterable<string>, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) {
      if (!CONTRACT.test(imported) && !NOT_ON_HOME.test(imported)) found.add(imported);
    }
  }
  return found;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  define: { PUBLIC_PAGES: JSON.stringify(PUBLIC_PAGES) },
  // @medusajs/ui has directory imports, which Node refuses; @zakh contracts are TypeScript.
  ssr: { noExternal: [/^@medusajs\//, /^@zakh\//] },
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
  // Listed, because Vite would otherwise discover them one by one in development and reload the page each time.
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@radix-ui/react-toast",
      "@tanstack/react-query",
      "i18next",
      "react-hook-form",
      "zod",
    ],
  },
  build: {
    // The edge reads the manifest to preload the catalogue of the visitor's language.
    manifest: true,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: firstChunks(), onlyExplicitManualChunks: true },
      treeshake: {
        moduleSideEffects: (id) => !CONTRACT.test(id),
      },
    },
  },
}));
