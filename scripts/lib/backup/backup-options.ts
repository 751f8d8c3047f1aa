import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import { fromWorkingFolder } from "../../bootstrap/paths.mjs";
import { wholeNumber } from "../shop/seed-options.ts";
import { type Rotation, rotationOf } from "./rotation.ts";

const USAGE = "usage: npm run backup -- [FILE | --folder FOLDER [--daily N] [--weekly N] [--every HOURS]] [--try]";

export interface BackupOptions {
  /** of the command line; named after the time otherwise */
  file: string | undefined;
  folder: string;
  rotation: Rotation | undefined;
  /** whether a restore is tried */
  tried: boolean;
  /** again and again, for a container without cron */
  everyHours: number | undefined;
}

/** Reads the command line, or throws a Failure that says how it is written. */
export function readBackupOptions(dataDir: string, args = process.argv.slice(2)): BackupOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        folder: { type: "string" },
        daily: { type: "string" },
        weekly: { type: "string" },
        every: { type: "string" },
        try: { type: "boolean", default: false },
      },
    });
    const rotation = rotationOf(wholeNumber("--daily", values.daily), wholeNumber("--weekly", values.weekly));
    const everyHours = wholeNumber("--every", values.every) ?? undefined;
    const [named] = positionals;
    if (positionals.length > 1 || (named !== undefined && (values.folder || rotation || everyHours !== undefined)))
      throw new Error("A backup with a name of its own is made once, and takes no part in a rotation.");
    if (everyHours === 0) throw new Error("--every takes a number of hours.");
    const file = named === undefined ? undefined : fromWorkingFolder(named);
    if (file && !existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
    const folder = values.folder ? fromWorkingFolder(values.folder) : join(dataDir, "backups");
    if (!file) makeFolder(folder);
    return { file, folder: file ? dirname(file) : folder, rotation, tried: values.try, everyHours };
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n${USAGE}`);
  }
}
