import { randomUUID } from "node:crypto";
import { pushAnswer } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { exactly } from "./orders-client";

import { pushSubscription } from "./push-subscription";

let admin: Client;
let customer: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
  customer = (await registeredShopper()).client;
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

describe("messages to a customer's phone", () => {
  it("are turned on by a repeatable call with the shop's key, and off again", async () => {
    const { publicKey } = exactly(pushAnswer, (await customer.get("/api/user/push")).body);
    expect(Buffer.from(publicKey ?? "", "base64url")).toHaveLength(65);
    const subscription = pushSubscription();
    for (const _ of [1, 2]) expect((await customer.put("/api/user/push", subscription)).status).toBe(204);
    for (const _ of [1, 2])
      expect((await customer.post("/api/user/push/end", { endpoint: subscription.endpoint })).status).toBe(204);
  });

  it("are refused to visitors, to addresses of no push service, and without keys", async () => {
    await new Client().refused(401, "GET", "/api/user/push");
    await new Client().refused(401, "PUT", "/api/user/push");
    const elsewhere = { ...pushSubscription(), endpoint: "https://127.0.0.1:9000/admin" };
    const refused = await customer.put("/api/user/push", elsewhere);
    expect([refused.status, codeOf(refused.body)]).toEqual([400, "push_service_unknown"]);
    expect((await customer.put("/api/user/push", { endpoint: pushSubscription().endpoint })).status).toBe(400);
  });

  it("end on a device that another account uses now", async () => {
    const subscription = pushSubscription();
    await customer.put("/api/user/push", subscription);
    const other = await registeredShopper();
    await other.client.put("/api/user/push", subscription);
    const { rows } = await shopPool().query<{ number: number }>(
      "SELECT a.number FROM push_subscription s JOIN account a ON a.id = s.account_id WHERE s.endpoint = $1",
      [subscription.endpoint],
    );
    expect(rows).toEqual([{ number: other.user.id }]);
  });
});
