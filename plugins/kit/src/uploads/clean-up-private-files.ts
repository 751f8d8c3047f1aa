import { kitOptions } from "../configuration/kit-options";
import { shopLog } from "../log/shop-log";
import { privateFilesFolder, removeOldPrivateFiles } from "./private-files";

const HOUR_MS = 60 * 60_000;

/**
 * Removes exports and imports after a day. Uses a timer in each process instead of a background job, because each
 * process has its own disk.
 */
export function cleanUpPrivateFiles(): void {
  const { dataDir, uploads } = kitOptions();
  // Earlier versions stored them among the uploads.
  const folders = [privateFilesFolder(dataDir), ...(uploads && "folder" in uploads ? [uploads.folder] : [])];
  const cleanUp = async () => {
    const removed = await removeOldPrivateFiles({ folders });
    if (removed) shopLog.write("info", "Removed exports and imports older than a day", { files: removed });
  };
  setInterval(() => {
    cleanUp().catch((error: Error) => shopLog.write("error", `Old exports and imports stay: ${error.message}`));
  }, HOUR_MS).unref();
}
