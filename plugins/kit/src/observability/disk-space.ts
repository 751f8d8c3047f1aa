import { stat, statfs } from "node:fs/promises";
import { kitOptions } from "../configuration/kit-options";
import { shopDatabase, shopPool } from "../database/pool";
import { withTimeout } from "../database/with-timeout";
import { shopLog } from "../log/shop-log";

const MEGABYTE = 1024 * 1024;
/** Below this the owner is warned, in MB: enough for some days of orders and pictures. */
export const LOW_BELOW_MB = 1024;
const CHECK_INTERVAL_MS = 60_000;
/** How often the log repeats the warning, in ms. */
const WARNING_INTERVAL_MS = 60 * 60_000;
const DATABASE_TIMEOUT_MS = 2000;

/** A disk that the shop writes to. */
export interface DiskSpace {
  /** `files`: uploads, logs, mails, and the database too when it is on the same disk. */
  contents: "files" | "database";
  freeMegabytes: number;
  low: boolean;
}

let databaseFolder: string | undefined;

/** Free space of each disk that the shop writes to; a disk that cannot be read is omitted. */
export async function diskSpace(): Promise<DiskSpace[]> {
  const files = await look("files", kitOptions().dataDir);
  const folder = await findDatabaseFolder();
  const database = folder === undefined ? undefined : await look("database", folder);
  return [files, database?.device === files?.device ? undefined : database].flatMap((found) => found?.space ?? []);
}

async function look(contents: DiskSpace["contents"], folder: string) {
  try {
    const [{ bavail, bsize }, { dev: device }] = await Promise.all([statfs(folder), stat(folder)]);
    const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE);
    return { device, space: { contents, freeMegabytes, low: freeMegabytes < LOW_BELOW_MB } };
  } catch {
    return undefined;
  }
}

/**
 * The data folder of a PostgreSQL on this machine, cached because a full disk may stop the server. Undefined for a
 * remote one.
 */
async function findDatabaseFolder(): Promise<string | undefined> {
  if (databaseFolder !== undefined) return databaseFolder;
  if (!["127.0.0.1", "[::1]", "localhost"].includes(new URL(shopDatabase().connectionString).hostname))
    return undefined;
  // Only a superuser may read this setting, such as the user of the embedded server.
  const asked = shopPool().query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
  databaseFolder = await withTimeout(DATABASE_TIMEOUT_MS, asked).then(
    ({ rows }) => rows[0]?.folder,
    () => undefined,
  );
  return databaseFolder;
}

/** Logs a warning, repeated every hour, while a disk is nearly full, and a line when it no longer is. */
export function watchDiskSpace(): void {
  const warned = new Map<DiskSpace["contents"], number>();
  const check = async () => {
    for (const { contents, freeMegabytes, low } of await diskSpace()) {
      const last = warned.get(contents);
      if (low && (last === undefined || Date.now() - last >= WARNING_INTERVAL_MS)) {
        warned.set(contents, Date.now());
        shopLog.write("warn", "The disk is nearly full: once it is, no order can be taken", {
          contents,
          free_megabytes: freeMegabytes,
        });
      }
      if (!low && warned.delete(contents)) {
        shopLog.write("info", "The disk has room again", { contents, free_megabytes: freeMegabytes });
      }
    }
  };
  void check();
  setInterval(check, CHECK_INTERVAL_MS).unref();
}
