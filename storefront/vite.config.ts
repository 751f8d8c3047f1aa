import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
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

/** Libraries that every page needs, besides React. */
const LIBRARIES = /[\\/]node_modules[\\/](?:react-router|i18next|@tanstack[\\/](?:query-core|react-query))[\\/]/;

/** In a chunk of its own: each chunk runs as one task, and a slow phone does not respond during a long task. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Parts of TanStack Query that the home page does not need; in a chunk of their own, or they would be in the chunk of the libraries. */
const NOT_ON_HOME =
  /[\\/]@tanstack[\\/].*(?:mutationObserver|mutationState|useMutation|queriesObserver|useQueries|hydration)/i;

/** The shop's own modules that every page or the home page needs at once. */
const SHOP =
  /[\\/]app[\\/](?:lib[\\/](?:[\w-]+\.|\w+[\\/](?!orders|bank|payment|phone|opening|structured|shipping|dates|paged|public-id))|session[\\/](?:session|signed-in-cookie|use-login-redirect)|i18n[\\/][\w-]+\.ts|shop[\\/](?:shell|home)[\\/](?!top-menu-sheet|shell\.|screens\.|home\.)|shop[\\/](?:product-card|category-chip)|cart[\\/](?:add-to-cart|cart-drawer(?:-state)?\.|cart-store|storage-keys|use-cart)|offline[\\/](?:offline-notice|use-offline-pages)|ui[\\/](?:button|classes|empty-state|entry-page-back|failure-page|icon|open-sheets|picture|price-tag|skeleton|spinner|toast-store))/;

/**
 * The contracts' rules that the home page runs, without zod. Their imports must be here too: otherwise the chunks of the shop and of the
 * schemas import each other, and pages that need both fail.
 */
const RULES =
  /[\\/]plugins[\\/][^\\/]+[\\/]src[\\/]contract[\\/](?:sale-rule|tenths|images|picture-address|languages|number-text|localized|products|index|setting-fallbacks)/;

/** The contracts' error texts: a chunk for each language, or every form would load all languages. */
const ERROR_TEXTS = /[\\/](?:contract[\\/]locales|i18n[\\/]errors)[\\/](\w+)\.(?:json|ts)$/;

/** What only forms need: zod and the contracts' schemas. */
const SCHEMAS = /[\\/](?:node_modules[\\/]zod|plugins[\\/][^\\/]+[\\/]src[\\/]contract)[\\/]/;

/** Modules that are always loaded together are one chunk, because small files compress badly and each costs a request. */
function chunkOf(id: string): string | undefined {
  if (NOT_ON_HOME.test(id)) return "queries";
  if (REACT.test(id)) return "react";
  if (LIBRARIES.test(id)) return "libraries";
  // Before the schemas, which import them: otherwise they would be in the chunk of the schemas.
  if (RULES.test(id)) return "shop";
  const language = ERROR_TEXTS.exec(id)?.[1];
  if (language) return `error-texts-${language}`;
  // A chunk of its own, because a manual chunk includes all imports of its modules, used or not.
  if (SCHEMAS.test(id)) return "schemas";
  if (SHOP.test(id) && !id.includes(".server.")) return "shop";
  return undefined;
}

/** Chunks whose functions nearly all run while a page opens, or when a product is opened. */
const EAGER_CHUNKS = /^(?:react|libraries|shop|shell|root|home|product|entry\.client)$/;

/**
 * Tells V8 to compile these chunks eagerly, off the main thread, instead of function by function at the first call. The comment must be in
 * the first line of the file, so it is added after minification.
 */
function compileEagerly(): Plugin {
  return {
    name: "compile-eagerly",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && EAGER_CHUNKS.test(chunk.name)) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), isSsrBuild ? undefined : compileEagerly()],
  define: { PUBLIC_PAGES: JSON.stringify(PUBLIC_PAGES) },
  // @medusajs/ui has directory imports, which Node refuses; @zakh contracts are TypeScript.
  ssr: { noExternal: [/^@medusajs\//, /^@zakh\//] },
  resolve: {
    dedupe: [
      "react",
      "react-dom",
      "react-router",
      "@tanstack/react-query",
      // With two copies, a drawer and the dialog over it would take the focus from each other.
      "@radix-ui/react-focus-scope",
    ],
  },
  // Listed, because Vite would otherwise discover them one by one in development and reload the page each time.
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@radix-ui/react-focus-scope",
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
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
      treeshake: {
        moduleSideEffects: (id) => !CONTRACT.test(id),
      },
    },
  },
}));
