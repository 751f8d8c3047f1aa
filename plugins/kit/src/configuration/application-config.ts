import { configManager } from "@medusajs/framework/config";
import type { ConfigModule } from "@medusajs/framework/types";

/** The application's `medusa-config`; undefined before Medusa has read it, as in unit tests. */
export function applicationConfig(): ConfigModule | undefined {
  // Medusa complains when it is asked too early.
  return configManager.baseDir === undefined ? undefined : configManager.config;
}

export function applicationFolder(): string | undefined {
  return configManager.baseDir;
}
