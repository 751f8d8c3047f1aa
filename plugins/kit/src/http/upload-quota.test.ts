import { expect, it } from "vitest";
import { unconnectedSender } from "../uploads/sender";
import { takeQuota } from "./upload-quota";

const DAY_S = 24 * 60 * 60;

it("limits the files of each account per day, an administrator's to ten times as many, and states when it may upload again", async () => {
  const [owner, other, admin] = [
    unconnectedSender("a", "verified"),
    unconnectedSender("b", "anybody"),
    unconnectedSender("c", "admin"),
  ];
  await takeQuota(owner, 500);
  await takeQuota(other, 500);
  await takeQuota(admin, 5000);
  for (const sender of [owner, other, admin]) {
    const refusal = await takeQuota(sender, 1).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, code: "upload_quota_used_up" });
    const seconds = Number((refusal as { headers: Record<string, string> }).headers["Retry-After"]);
    expect(seconds).toBeGreaterThan(DAY_S - 60);
    expect(seconds).toBeLessThanOrEqual(DAY_S);
  }
});
