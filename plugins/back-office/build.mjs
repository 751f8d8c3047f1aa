// Bundles the extensions of Medusa's dashboard only: this plugin has no server code, and `npm run typecheck` checks the
// types of the screens.
import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { plugin } from "@medusajs/admin-bundler";

const root = import.meta.dirname;
const outDir = ".medusa/server";
rmSync(join(root, outDir), { recursive: true, force: true });
await plugin({ root, outDir });

// The dashboard's Tailwind scans *.js only, and Medusa's bundler writes chunks without an extension.
const chunks = join(root, outDir, "src/admin/_chunks");
for (const chunk of readdirSync(chunks)) copyFileSync(join(chunks, chunk), join(chunks, `${chunk}.js`));
