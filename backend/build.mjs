// `medusa build` without its first step, which loads the whole application to write types that nothing here reads.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { Compiler } from "@medusajs/framework/build-tools";
import { logger } from "@medusajs/framework/logger";
import { register } from "ts-node";

// The configuration is TypeScript; its types are checked with everything else's.
register({ transpileOnly: true });
const compiler = new Compiler(import.meta.dirname, logger);
const tsConfig = await compiler.loadTSConfigFile();
const bundler = await import("@medusajs/admin-bundler");
const built =
  tsConfig && (await compiler.buildAppBackend(tsConfig)) && (await compiler.buildAppFrontend(false, tsConfig, bundler));
// The compiler leaves out what is no script.
const pictures = join("src", "seed", "pictures");
cpSync(join(import.meta.dirname, pictures), join(import.meta.dirname, ".medusa", "server", pictures), {
  recursive: true,
});
process.exit(built ? 0 : 1);
