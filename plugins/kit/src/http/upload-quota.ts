import type { Sender } from "../uploads/sender";
import { createLimit, type Limit } from "./rate-limit";

const DAY_S = 24 * 60 * 60;

/** What one account may upload in a day: a store fills its shelves with it, an owner moves a whole shop. */
const PERSON = { pictures: 500, megabytes: 1000 };
const ADMIN = { pictures: 5000, megabytes: 10_000 };

/** Counts what an account uploads against its quota of the day, counted from its first upload. */
export class UploadQuota {
  private readonly pictures: Limit;
  private readonly kilobytes: Limit;

  constructor(name: string, { pictures, megabytes }: { pictures: number; megabytes: number }) {
    const options = { seconds: DAY_S, code: "upload_quota_used_up" };
    this.pictures = createLimit({ name: `${name}-pictures`, points: pictures, ...options });
    this.kilobytes = createLimit({ name: `${name}-kilobytes`, points: megabytes * 1024, ...options });
  }

  /** 429 `upload_quota_used_up` with `Retry-After` when these files, of `bytes` in all, are too many or too much. */
  async take(account: string, files: number, bytes: number): Promise<void> {
    await this.pictures.take(account, files);
    await this.kilobytes.take(account, Math.ceil(bytes / 1024));
  }
}

const ofPeople = new UploadQuota("upload", PERSON);
const ofAdmins = new UploadQuota("upload-admin", ADMIN);

/** Counts files that have arrived, whether they turn out good or not: looking at them is the work. */
export async function takeQuota({ account, standing }: Sender, files: number, bytes: number): Promise<void> {
  if (files > 0) await (standing === "admin" ? ofAdmins : ofPeople).take(account, files, bytes);
}
