import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { PAGE_LIST, routeId } from "./app/pages.mjs";

/** What the document head has to know of the table of pages. */
const PUBLIC_PAGES = Object.fromEntries(
  PAGE_LIST.filter(({ indexed, shareable }) => indexed || shareable).map((page) => [
    routeId(page),
    Object.keys(page.query ?? {}),
  ]),
);

/** Contracts are declarations: dropping the ones a page does not use keeps zod out of the home page. */
const CONTRACT = /[\\/]plugins[\\/][^\\/]+[\\/]src[\\/]contract[\\/]/;

/** Libraries that every page runs on, besides React. */
const LIBRARIES = /[\\/]node_modules[\\/](?:react-router|i18next|@tanstack[\\/](?:query-core|react-query))[\\/]/;

/** Apart from them, because each file is run in one go, and a slow phone answers nothing meanwhile. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Parts of them that the home page never runs; a file of their own, or the libraries' file would draw them in. */
const LATER =
  /[\\/]@tanstack[\\/].*(?:infiniteQuery(?!Behavior)|mutationObserver|mutationState|useMutation|queriesObserver|useQueries|hydration)/i;

/** The shop's own pieces that every page shows, or that the home page needs at once. */
const SHOP =
  /[\\/]app[\\/](?:lib[\\/](?:[\w-]+\.|\w+[\\/](?!orders|bank|payment|phone|opening|structured|shipping|dates|paged|public-id))|session[\\/](?:session|signed-in-cookie|use-login-redirect)|i18n[\\/][\w-]+\.ts|shop[\\/](?:shell|home)[\\/](?!top-menu-sheet|shell\.|screens\.|home\.)|shop[\\/](?:product-card|category-chip)|cart[\\/](?:add-to-cart|cart-drawer(?:-state)?\.|cart-store|storage-keys|use-cart)|offline[\\/](?:offline-notice|use-offline-pages)|ui[\\/](?:button|classes|empty-state|entry-page-back|failure-page|icon|open-sheets|picture|price-tag|skeleton|spinner|toast-store))/;

/**
 * The contracts' rules that the home page itself runs; without zod. What one of them imports belongs here too: else the shop's
 * file and the schemas' file import each other, and no page that needs both runs.
 */
const RULES =
  /[\\/]plugins[\\/][^\\/]+[\\/]src[\\/]contract[\\/](?:sale-rule|tenths|images|picture-address|languages|number-text|localized|products|index|setting-fallbacks)/;

/** The contracts' error texts: a file a language, or every form would load all of them. */
const ERROR_TEXTS = /[\\/](?:contract[\\/]locales|i18n[\\/]errors)[\\/](\w+)\.(?:json|ts)$/;

/** What only forms need: zod, and the contracts written with it. */
const SCHEMAS = /[\\/](?:node_modules[\\/]zod|plugins[\\/][^\\/]+[\\/]src[\\/]contract)[\\/]/;

/** Files of a few hundred bytes compress badly and cost a request each: what is always loaded together is one file. */
function everyPage(id: string): string | undefined {
  if (LATER.test(id)) return "queries";
  if (REACT.test(id)) return "react";
  if (LIBRARIES.test(id)) return "libraries";
  // By name, or the schemas, which are written with them, would draw them into their file.
  if (RULES.test(id)) return "shop";
  const language = ERROR_TEXTS.exec(id)?.[1];
  if (language) return `error-texts-${language}`;
  // Kept apart by name as well: a named chunk would pull in whatever its files import, used or not.
  if (SCHEMAS.test(id)) return "schemas";
  if (SHOP.test(id) && !id.includes(".server.")) return "shop";
  return undefined;
}

/** Files whose functions nearly all run while a page opens, or at the press that opens a product. */
const RUN_AT_ONCE = /^(?:react|libraries|shop|shell|root|home|product|entry\.client)$/;

/**
 * Has the browser compile those files whole, beside everything else, and not function by function while a slow phone is waited for. V8 reads
 * it in a file's first line, after which no minifier may come.
 */
function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && RUN_AT_ONCE.test(chunk.name)) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), isSsrBuild ? undefined : compileAhead()],
  define: { PUBLIC_PAGES: JSON.stringify(PUBLIC_PAGES) },
  // @medusajs/ui has directory imports that Node refuses; @zakh contracts are TypeScript source.
  ssr: { noExternal: [/^@medusajs\//, /^@zakh\//] },
  resolve: {
    dedupe: [
      "react",
      "react-dom",
      "react-router",
      "@tanstack/react-query",
      // One stack of focus scopes, or a drawer and the dialog over it take the focus from each other.
      "@radix-ui/react-focus-scope",
    ],
  },
  // Named so that development does not find them one by one, reloading the page each time.
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
    // The edge reads it to preload the catalogue of the visitor's language.
    manifest: true,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: everyPage },
      treeshake: {
        moduleSideEffects: (id) => !CONTRACT.test(id),
      },
    },
  },
}));
