import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "../../scripts/bootstrap/failure.mjs";

/** Where systems keep the programs of servers, which are not on everybody's path. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** How each is installed, on Debian and Ubuntu and by Homebrew. */
const PACKAGES: Record<string, string> = {
  nginx: "nginx-light, or nginx",
  "redis-server": "redis-server, or redis",
  pgbench: "postgresql, or postgresql@17",
};

export interface Programs {
  nginx: string;
  redis: string;
  pgbench: string;
}

/**
 * The paths of nginx and Redis, or a Failure that says how they are installed.
 * @param others what is needed besides
 */
export function systemPrograms(others: string[] = []): Programs {
  const [nginx = "", redis = "", pgbench = ""] = ["nginx", "redis-server", "pgbench"].map(
    (name) => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? "",
  );
  const found = { nginx, "redis-server": redis, pgbench } as Record<string, string>;
  const missing = ["nginx", "redis-server", ...others].filter((name) => !found[name]);
  if (missing.length === 0) return { nginx, redis, pgbench };
  const how = missing.map((name) => `${name} (apt-get install or brew install: ${PACKAGES[name]})`);
  throw new Failure(`It needs programs of the system that are not installed: ${how.join("; ")}.`);
}
