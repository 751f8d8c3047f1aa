import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import type { DatabaseLocation } from "./location.ts";

/**
 * Changes a role's password while the database is stopped, in PostgreSQL's single-user mode. That mode asks for no password, but
 * only the owner of the folder can use it.
 */
export function setPassword(
  { binaries, folder, user }: DatabaseLocation,
  { name, password, log }: { name: string; password: string; log: string },
) {
  const quoted = password.replaceAll("'", "''");
  const result = spawnSync(
    join(binaries, "postgres"),
    // Keeps the password out of the log of failed statements.
    ["--single", "-D", folder, "-c", "exit_on_error=on", "-c", "log_min_error_statement=panic", "postgres"],
    { cwd: "/", encoding: "utf8", uid: user?.uid, gid: user?.gid, input: `ALTER ROLE ${name} PASSWORD '${quoted}';\n` },
  );
  if (result.status === 0) return;
  appendFileSync(log, `${(result.stderr ?? "").replaceAll(password, "***")}${result.error?.message ?? ""}`, {
    mode: 0o600,
  });
  throw new Failure("The password of the embedded database could not be set anew.", { log });
}
