import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import type { DatabaseLocation } from "./location.ts";

/**
 * Creates the database's folder on the first start: under another name, and renamed when it is complete, so that an interrupted
 * start leaves nothing that looks like a database.
 */
export function initDatabase(
  { binaries, folder, user }: DatabaseLocation,
  { name, password, log }: { name: string; password: string; log: string },
) {
  const files = readdirSync(folder);
  if (files.includes("PG_VERSION")) {
    const major = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
    if (major === "17") return;
    throw new Failure(
      `The database in ${folder} was made by PostgreSQL ${major}, this is 17; see docs/operations.md on upgrading.`,
    );
  }
  if (files.length > 0) throw new Failure(`${folder} holds something that is not a database; move it away.`);

  const fresh = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const locale = unicodeLocale();
    const result = spawnSync(
      join(binaries, "initdb"),
      [
        `--pgdata=${fresh}`,
        `--username=${name}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The same sort order and letter case on every machine, Cyrillic included.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        // Trigrams and word boundaries still ask the system which characters are letters. In the locale C no Cyrillic one is.
        ...(locale ? [`--lc-ctype=${locale}`] : []),
        "--no-instructions",
      ],
      { cwd: "/", encoding: "utf8", uid: user?.uid, gid: user?.gid },
    );
    writeFileSync(log, `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`, {
      flag: "a",
      mode: 0o600,
    });
    if (result.status !== 0) throw new Failure(`The embedded database could not be made in ${folder}.`, { log });
    rmSync(folder, { recursive: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** A UTF-8 locale that this system has. */
function unicodeLocale() {
  const known = (spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout ?? "").split("\n").map((name) => name.trim());
  const wanted = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name));
  return (
    wanted ?? known.find((name) => /utf-?8$/i.test(name)) ?? (process.platform === "linux" ? "C.UTF-8" : undefined)
  );
}
