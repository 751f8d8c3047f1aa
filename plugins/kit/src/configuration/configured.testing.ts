import { configManager } from "@medusajs/framework/config";
import type { KitOptions } from "./kit-options";

/** Configures this process as Medusa would, with these options of kit and no Redis. For unit tests. */
export function configured(options: KitOptions = {}, http: { cookieSecret?: string } = {}): void {
  const projectConfig = { http: { jwtSecret: "of the tests", cookieSecret: "of the tests", ...http } };
  const quiet = { log: () => undefined };
  const config = { projectConfig, plugins: [{ resolve: "@zakh/kit", options }], logger: quiet };
  configManager.loadConfig({ projectConfig: config as never, baseDir: process.cwd() });
}
