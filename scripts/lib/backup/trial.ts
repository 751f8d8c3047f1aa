import { statSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { Failure } from "../../bootstrap/failure.mjs";
import { otherDatabase, withClient } from "../database/with-client.ts";
import type { Manifest } from "./dump.ts";
import { load } from "./load.ts";
import { differencesOf, sumsOf } from "./sums.ts";
import { unpack } from "./unpack.ts";

/** On the shop's own server, only while a restore is tried. */
const TRIAL_DATABASE = "zakh_backup_trial";

/**
 * Restores a backup into a database of its own and compares it with what the backup says of itself: the rows of each table, the
 * sum of each column of numbers, the size of each upload. Throws a Failure that names what differs.
 */
export async function tryRestore({
  file,
  folder,
  databaseUrl,
  progress,
}: {
  file: string;
  /** empty, to unpack it in */
  folder: string;
  /** of the shop, whose user must be allowed to create databases */
  databaseUrl: string;
  progress: (text: string) => void;
}) {
  const manifest = await unpack(file, folder);
  checkUploads(manifest, folder);
  const onServer = (work: (client: Client) => Promise<unknown>) =>
    withClient(databaseUrl, work, { application_name: "zakh-backup-trial" });
  // A trial that was killed has left its database.
  const drop = (client: Client) => client.query(`DROP DATABASE IF EXISTS ${TRIAL_DATABASE} WITH (FORCE)`);
  await onServer(async (client) => {
    await drop(client);
    await client.query(`CREATE DATABASE ${TRIAL_DATABASE} TEMPLATE template0`).catch(refused);
  });
  try {
    const trialUrl = otherDatabase(databaseUrl, TRIAL_DATABASE);
    await load({ databaseUrl: trialUrl, manifest, folder, progress });
    progress("sums");
    const found = await withClient(trialUrl, sumsOf);
    const [difference, ...others] = differencesOf(manifest.sums ?? found, found);
    if (difference) throw new Failure(`The backup is damaged: ${difference}${others.length ? ", and more" : ""}.`);
  } finally {
    await onServer(drop);
  }
  return manifest;
}

function checkUploads({ uploads }: Manifest, folder: string) {
  for (const { name, size } of uploads) {
    const found = statSync(join(folder, "uploads", name), { throwIfNoEntry: false })?.size;
    if (found !== size) throw new Failure(`The backup is damaged: ${name} has ${found ?? "no"} bytes, not ${size}.`);
  }
}

function refused(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "42501")
    throw new Failure(
      "--try restores into a database of its own, which the database's user may not create; allow it (ALTER ROLE name CREATEDB).",
    );
  throw error;
}
