import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import type { DatabaseLocation } from "./location.ts";

/**
 * Gives a role of a stopped database another password, by PostgreSQL's single-user mode: it asks for none, but whoever runs it
 * must own the folder.
 */
export function setPassword(
  { binaries, folder, user }: DatabaseLocation,
  { name, password, log }: { name: string; password: string; log: string },
) {
  const quoted = password.replaceAll("'", "''");
  const result = spawnSync(
    join(binaries, "postgres"),
    // Not even in the log of failed statements may the password stand.
    ["--single", "-D", folder, "-c", "exit_on_error=on", "-c", "log_min_error_statement=panic", "postgres"],
    { cwd: "/", encoding: "utf8", uid: user?.uid, gid: user?.gid, input: `ALTER ROLE ${name} PASSWORD '${quoted}';\n` },
  );
  if (result.status === 0) return;
  appendFileSync(log, `${(result.stderr ?? "").replaceAll(password, "***")}${result.error?.message ?? ""}`, {
    mode: 0o600,
  });
  throw new Failure("The password of the embedded database could not be set anew.", { log });
}
