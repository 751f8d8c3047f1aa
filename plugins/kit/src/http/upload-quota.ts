import type { Sender } from "../uploads/sender";
import { createLimit, type Limit } from "./rate-limit";

const DAY_S = 24 * 60 * 60;

/** Daily limits of one account: enough for a store to upload all its products, or for an owner to move a whole shop. */
const ACCOUNT_QUOTA = { pictures: 500, megabytes: 1000 };
const ADMIN = { pictures: 5000, megabytes: 10_000 };

/** Counts an account's uploads against its daily quota; the day starts with its first upload. */
export class UploadQuota {
  private readonly pictures: Limit;
  private readonly kilobytes: Limit;

  constructor(name: string, { pictures, megabytes }: { pictures: number; megabytes: number }) {
    const options = { seconds: DAY_S, code: "upload_quota_used_up" };
    this.pictures = createLimit({ name: `${name}-pictures`, points: pictures, ...options });
    this.kilobytes = createLimit({ name: `${name}-kilobytes`, points: megabytes * 1024, ...options });
  }

  /** Throws 429 `upload_quota_used_up` with `Retry-After` when these files, of `bytes` in total, exceed the quota. */
  async take(account: string, files: number, bytes: number): Promise<void> {
    await this.pictures.take(account, files);
    await this.kilobytes.take(account, Math.ceil(bytes / 1024));
  }
}

const ofPeople = new UploadQuota("upload", ACCOUNT_QUOTA);
const ofAdmins = new UploadQuota("upload-admin", ADMIN);

/** Counts every file that has arrived, valid or not, because checking it is what costs. */
export async function takeQuota({ account, standing }: Sender, files: number, bytes: number): Promise<void> {
  if (files > 0) await (standing === "admin" ? ofAdmins : ofPeople).take(account, files, bytes);
}
