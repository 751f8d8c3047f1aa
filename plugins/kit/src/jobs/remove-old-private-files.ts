import { shopLog } from "../log/shop-log";
import { privateFilesFolder, removeOldPrivateFiles } from "../uploads/private-files";

/** Removes exports and imports after a day, in every process: each has its own disk. */
export default async function removeOldPrivateFilesJob(): Promise<void> {
  const { DATA_DIR = ".data", UPLOAD_DIR } = process.env;
  // Earlier versions left them among the uploads.
  const folders = [privateFilesFolder(DATA_DIR), ...(UPLOAD_DIR ? [UPLOAD_DIR] : [])];
  const removed = await removeOldPrivateFiles({ folders });
  if (removed) shopLog.write("info", "Removed exports and imports older than a day", { files: removed });
}

export const config = { name: "remove-old-private-files", schedule: "37 * * * *" };
