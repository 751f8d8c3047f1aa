import { z } from "zod";
import { shopPool } from "../database/pool";
import type { Task } from "../job-queue/task";
import { shopLog } from "../log/shop-log";
import { removeUnusedUploads } from "../uploads/unused-uploads";
import { uploadStore } from "../uploads/upload-store";

/** Removes unused pictures four times a day. */
export const removeUnusedUploadsTask: Task = {
  name: "remove-unused-uploads",
  payload: z.object({}),
  everySeconds: 6 * 60 * 60,
  timeoutSeconds: 60 * 60,
  async run() {
    const removed = await removeUnusedUploads({ pool: shopPool(), store: uploadStore() });
    if (removed) shopLog.write("info", "Removed uploads that nothing names", { files: removed });
  },
};
