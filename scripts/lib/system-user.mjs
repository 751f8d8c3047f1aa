import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";

/**
 * @typedef {object} SystemUser
 * @property {string} name
 * @property {number} uid
 * @property {number} gid
 */

/**
 * The user that the embedded database runs as when we are root, which PostgreSQL refuses to be: `postgres`, else
 * `nobody`, else a new one. Nothing for an ordinary user, who runs it himself.
 * @returns {SystemUser | undefined}
 */
export function databaseUser() {
  if (process.getuid?.() !== 0) return undefined;
  return find("postgres") ?? find("nobody") ?? create("zakh");
}

/**
 * Whether a user can work in a folder: the folder and all above it must let him pass.
 * @param {SystemUser} user
 * @param {string} folder
 */
export function canWorkIn(user, folder) {
  const test = spawnSync("/bin/sh", ["-c", 'test -x "$1" && test -w "$1" && test -r "$1"', "sh", folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: "/",
  });
  return test.status === 0;
}

/**
 * Whether a user can run a program.
 * @param {SystemUser} user
 * @param {string} program
 */
export function canRun(user, program) {
  return spawnSync(program, ["--version"], { uid: user.uid, gid: user.gid, cwd: "/" }).status === 0;
}

/**
 * @param {string} name
 * @returns {SystemUser | undefined}
 */
function find(name) {
  const uid = identity("-u", name);
  const gid = identity("-g", name);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

/**
 * @param {string} option
 * @param {string} name
 */
function identity(option, name) {
  const answer = spawnSync("id", [option, name], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

/** @param {string} name */
function create(name) {
  spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  const user = find(name);
  if (user) return user;
  throw new Failure(
    "PostgreSQL does not run as root and no other user could be made for it; run this as an ordinary user or set DATABASE_URL.",
  );
}
