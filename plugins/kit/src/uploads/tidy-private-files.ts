import { shopLog } from "../log/shop-log";
import { privateFilesFolder, removeOldPrivateFiles } from "./private-files";

const HOUR_MS = 60 * 60_000;

/** From now on exports and imports go after a day. A timer of each process and no job of the shop's: each has its own disk. */
export function tidyPrivateFiles(): void {
  const { DATA_DIR = ".data", UPLOAD_DIR } = process.env;
  // Earlier versions left them among the uploads.
  const folders = [privateFilesFolder(DATA_DIR), ...(UPLOAD_DIR ? [UPLOAD_DIR] : [])];
  const tidy = async () => {
    const removed = await removeOldPrivateFiles({ folders });
    if (removed) shopLog.write("info", "Removed exports and imports older than a day", { files: removed });
  };
  setInterval(() => {
    tidy().catch((error: Error) => shopLog.write("error", `Old exports and imports stay: ${error.message}`));
  }, HOUR_MS).unref();
}
