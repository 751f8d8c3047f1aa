import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/**
 * Gives a role of a stopped database another password, by PostgreSQL's single-user mode: it asks for none, but whoever runs it
 * must own the folder.
 * @param {import("./database-place.mjs").Place} place
 * @param {{ name: string, password: string, log: string }} role
 */
export function setPassword({ binaries, folder, user }, { name, password, log }) {
  const quoted = password.replaceAll("'", "''");
  const done = spawnSync(
    join(binaries, "postgres"),
    // Not even in the log of failed statements may the password stand.
    ["--single", "-D", folder, "-c", "exit_on_error=on", "-c", "log_min_error_statement=panic", "postgres"],
    { cwd: "/", encoding: "utf8", uid: user?.uid, gid: user?.gid, input: `ALTER ROLE ${name} PASSWORD '${quoted}';\n` },
  );
  if (done.status === 0) return;
  appendFileSync(log, `${(done.stderr ?? "").replaceAll(password, "***")}${done.error?.message ?? ""}`, {
    mode: 0o600,
  });
  throw new Failure("The password of the embedded database could not be set anew.", { log });
}
