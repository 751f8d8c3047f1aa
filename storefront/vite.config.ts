import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Contracts are declarations: dropping the ones a page does not use keeps zod out of the home page. */
const CONTRACT = /[\\/]plugins[\\/][^\\/]+[\\/]src[\\/]contract[\\/]/;

/**
 * React Router's `exports` name its development files only, which carry checks and messages for programmers. The browser
 * gets the production files that lie beside them.
 */
function productionReactRouter(): Plugin {
  return {
    name: "production-react-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (options.ssr || !/^react-router(?:\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}

export default defineConfig({
  plugins: [productionReactRouter(), reactRouter()],
  // @medusajs/ui has directory imports that Node refuses; @zakh contracts are TypeScript source.
  ssr: { noExternal: [/^@medusajs\//, /^@zakh\//] },
  resolve: { dedupe: ["react", "react-dom", "react-router", "@tanstack/react-query"] },
  // Named so that development does not find them one by one, reloading the page each time.
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@radix-ui/react-dialog",
      "@radix-ui/react-toast",
      "@tanstack/react-query",
      "i18next",
      "react-hook-form",
      "react-i18next",
      "zod",
    ],
  },
  build: {
    // The edge reads it to preload the catalogue of the visitor's language.
    manifest: true,
    rollupOptions: {
      treeshake: {
        moduleSideEffects: (id) => !CONTRACT.test(id),
      },
    },
  },
});
