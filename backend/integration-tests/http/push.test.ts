import { randomUUID } from "node:crypto";
import { pushAnswer } from "@zakh/accounts/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { exactly } from "./orders-client";

import { pushSubscription } from "./push-subscription";

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

const codeOf = (body: unknown) => (body as { code: string }).code;

describe("messages to an admin's phone", () => {
  it("have a key that the shop has made by itself", async () => {
    const { publicKey } = exactly(pushAnswer, (await admin.get("/api/admin/push")).body);
    expect(Buffer.from(publicKey ?? "", "base64url")).toHaveLength(65);
  });

  it("are turned on by a repeatable call, and off again", async () => {
    const subscription = pushSubscription();
    const { endpoint } = subscription;
    expect((await admin.put("/api/admin/push", subscription)).status).toBe(204);
    expect((await admin.put("/api/admin/push", subscription)).status).toBe(204);
    expect((await admin.post("/api/admin/push/end", { endpoint })).status).toBe(204);
    const refused = await admin.post("/api/admin/push/test", { endpoint });
    expect([refused.status, codeOf(refused.body)]).toEqual([404, "push_not_set"]);
  });

  it.each(["https://127.0.0.1:9000/admin", "https://localhost/abc", "https://fcm.googleapis.com.example.com/abc"])(
    "do not go to %s",
    async (endpoint) => {
      const refused = await admin.put("/api/admin/push", { ...pushSubscription(), endpoint });
      expect([refused.status, codeOf(refused.body)]).toEqual([400, "push_service_unknown"]);
    },
  );

  it("need what a browser says of itself", async () => {
    const { endpoint } = pushSubscription();
    for (const body of [
      { endpoint },
      { endpoint, keys: { p256dh: "x", auth: randomUUID() } },
      { ...pushSubscription(), endpoint: "http://fcm.googleapis.com/abc" },
    ])
      expect((await admin.put("/api/admin/push", body)).status).toBe(400);
  });
});
