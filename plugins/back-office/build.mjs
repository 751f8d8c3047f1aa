// Bundles the extensions of Medusa's dashboard, and nothing else: this plugin has no server code, and `npm run typecheck` reads the screens.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { plugin } from "@medusajs/admin-bundler";

const root = import.meta.dirname;
const outDir = ".medusa/server";
rmSync(join(root, outDir), { recursive: true, force: true });
await plugin({ root, outDir });
