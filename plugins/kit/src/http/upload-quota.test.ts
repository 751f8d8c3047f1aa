import { expect, it } from "vitest";
import { UploadQuota } from "./upload-quota";

const SPENT = { status: 429, code: "upload_quota_used_up" };
const KB = 1024;

it("limits the pictures of an account per day, and states when it may upload again", async () => {
  const quota = new UploadQuota("count", { pictures: 5, megabytes: 1 });
  await quota.take("a", 3, KB);
  await quota.take("a", 2, KB);
  const refusal = await quota.take("a", 1, KB).catch((error: unknown) => error);
  expect(refusal).toMatchObject(SPENT);
  const seconds = Number((refusal as { headers: Record<string, string> }).headers["Retry-After"]);
  expect(seconds).toBeGreaterThan(23 * 60 * 60);
  expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
});

it("limits the megabytes of an account per day", async () => {
  const quota = new UploadQuota("bytes", { pictures: 50, megabytes: 1 });
  await quota.take("a", 1, 1023 * KB);
  await expect(quota.take("a", 1, KB + 1)).rejects.toMatchObject(SPENT);
});

it("counts each account separately", async () => {
  const quota = new UploadQuota("apart", { pictures: 1, megabytes: 1 });
  await quota.take("a", 1, KB);
  await expect(quota.take("b", 1, KB)).resolves.toBeUndefined();
});
