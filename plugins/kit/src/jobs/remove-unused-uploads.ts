import { shopPool } from "../database/pool";
import { shopLog } from "../log/shop-log";
import { removeUnusedUploads } from "../uploads/unused-uploads";
import { uploadStore } from "../uploads/upload-store";

/** Clears away pictures that nothing shows any more. Every worker begins it; one of them does it. */
export default async function removeUnusedUploadsJob(): Promise<void> {
  const removed = await removeUnusedUploads({ pool: shopPool(), store: uploadStore() });
  if (removed) shopLog.write("info", "Removed uploads that nothing names", { files: removed });
}

export const config = { name: "remove-unused-uploads", schedule: "17 */6 * * *" };
