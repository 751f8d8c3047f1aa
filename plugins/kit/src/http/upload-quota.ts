import type { Sender } from "../uploads/sender";
import { createLimit } from "./rate-limit";

/** An account's uploads in a day: 500 files, enough for a store's products; 5,000 of an administrator, who moves a whole shop. */
const daily = createLimit({ name: "upload", points: 5000, seconds: 24 * 60 * 60, code: "upload_quota_used_up" });

/**
 * Counts every file that has arrived, valid or not, because checking it is what costs. Throws 429
 * `upload_quota_used_up` with `Retry-After` when they are too many; the day starts with the first.
 */
export async function takeQuota({ account, standing }: Sender, files: number): Promise<void> {
  if (files > 0) await daily.take(account, standing === "admin" ? files : files * 10);
}
