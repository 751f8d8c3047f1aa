import { spawnSync } from "node:child_process";
import { Failure } from "../../bootstrap/failure.mjs";

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The user that the embedded database runs as when we are root, which PostgreSQL refuses to be: `postgres`, else
 * `nobody`. Undefined for an ordinary user, who runs it himself.
 */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = find("postgres") ?? find("nobody");
  if (user) return user;
  throw new Failure("PostgreSQL does not run as root; start as an ordinary user, or set DATABASE_URL.");
}

/** Whether a user can work in a folder: he needs access to the folder and to all folders above it. */
export function canWorkIn(user: SystemUser, folder: string) {
  const test = spawnSync("/bin/sh", ["-c", 'test -x "$1" && test -w "$1" && test -r "$1"', "sh", folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: "/",
  });
  return test.status === 0;
}

/** Whether a user can run a program. */
export function canRun(user: SystemUser, program: string) {
  return spawnSync(program, ["--version"], { uid: user.uid, gid: user.gid, cwd: "/" }).status === 0;
}

function find(name: string): SystemUser | undefined {
  const uid = identity("-u", name);
  const gid = identity("-g", name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function identity(option: string, name: string) {
  const answer = spawnSync("id", [option, name], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}
