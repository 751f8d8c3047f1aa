// Joins the edge, the built pages and the packages that both load into a few files that need no `node_modules`. Only the image
// of the edge is made of them: installed, the storefront's packages bring all of Medusa, as peers of the plugins.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node server/bundle.mjs FOLDER");

await build({
  absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
  // One build of both, so that they share one copy of React Router.
  entryPoints: ["server/start.mjs", "build/server/index.js"],
  outbase: ".",
  outdir: folder,
  chunkNames: "build/server/shared/[name]-[hash]",
  bundle: true,
  splitting: true,
  minifySyntax: true,
  format: "esm",
  platform: "node",
  target: "node24",
  define: { "process.env.NODE_ENV": '"production"' },
  // Vite is for `npm run dev`. The edge reads the kit's texts as files, so the image has the kit's own files.
  external: ["vite", "@zakh/kit/*"],
  // Packages that are CommonJS call `require` for the modules of Node.
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
  // Vite leaves imports that load nothing anymore.
  logOverride: { "ignored-bare-import": "silent" },
});
