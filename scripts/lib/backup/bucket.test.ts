import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { S3_KEY, SmallS3 } from "../../../plugins/kit/src/uploads/small-s3.testing.ts";
import { backupBucket } from "./bucket.ts";
import { removeOutdated } from "./remove-outdated.ts";

const s3 = new SmallS3();
const folder = mkdtempSync(join(tmpdir(), "zakh-bucket-"));
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await new Promise<void>((resolve) => s3.server.listen(0, "127.0.0.1", resolve));
  const S3_ENDPOINT = `http://127.0.0.1:${(s3.server.address() as AddressInfo).port}`;
  env = { BACKUP_S3_BUCKET: "shop", S3_ENDPOINT, S3_ACCESS_KEY_ID: S3_KEY, S3_SECRET_ACCESS_KEY: "secret" };
});

afterAll(() => {
  s3.server.close();
  rmSync(folder, { recursive: true });
});

function backupOf(day: string) {
  const name = `zakh-2026-11-${day}T03-30-00.tgz`;
  writeFileSync(join(folder, name), day);
  return name;
}

it("brings backups to the bucket whole, and removes there and on the disk what is outdated", async () => {
  const bucket = backupBucket(env);
  if (!bucket) throw new Error("no bucket");
  const names = ["23", "24", "25", "26"].map(backupOf);
  for (const name of names) await bucket.put(join(folder, name));
  expect(String(s3.objects.get(names[3] ?? "")?.bytes)).toBe("26");
  expect((await removeOutdated(folder, bucket, { daily: 2, weekly: 0 })).sort()).toEqual(names.slice(0, 2));
  expect((await bucket.list()).sort()).toEqual(names.slice(2));
});

it("says in a sentence that a bucket takes nothing", async () => {
  const bucket = backupBucket({ ...env, S3_ACCESS_KEY_ID: "another" });
  await expect(bucket?.put(join(folder, backupOf("27")))).rejects.toThrow(
    /^The bucket shop does not take the backup \(/,
  );
});

it("refuses the bucket of the uploads, and does without one", () => {
  expect(() => backupBucket({ ...env, S3_BUCKET: "shop" })).toThrow("another bucket than S3_BUCKET");
  expect(backupBucket({})).toBeUndefined();
});
