import type { AdminServiceCategory, OwnStore, Store } from "@zakh/marketplace/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import {
  closeDown,
  decide,
  newCategory,
  newOwner,
  type Owner,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  other = await verifiedOwner(admin, category.id);
});

afterAll(async () => {
  await closeDown(owner);
  await retireCategory(admin, category);
});

describe("seeing a store", () => {
  it("is possible for everybody once it is verified and active, without its owner", async () => {
    const { status, body, headers } = await visitor.get<Store>(`/api/stores/${owner.store.id}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-cache");
    const { suspension: _, missing: __, ...own } = owner.store;
    expect(body).toEqual({ ...own, isVerified: true, userId: null });
    expect((await other.client.get(`/api/stores/${owner.store.id}`)).body).toEqual(body);
  });

  it("is possible for its owner and for admins at any time, and for nobody else", async () => {
    const waiting = await newOwner(category.id);
    const path = `/api/stores/${waiting.store.id}`;
    const { suspension: _, missing: __, ...store } = waiting.store;
    for (const client of [waiting.client, admin]) {
      const { body, headers } = await client.get<Store>(path);
      expect(body).toEqual(store);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    for (const client of [visitor, other.client]) {
      expect((await client.refused(404, "GET", path)).code).toBe("store_not_found");
    }
  });

  it("is 404 for an invalid id", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999"]) {
      for (const client of [visitor, owner.client, admin]) {
        expect((await client.refused(404, "GET", `/api/stores/${id}`)).code).toBe("store_not_found");
      }
    }
  });
});

describe("changing a store", () => {
  it("keeps omitted fields and returns the whole store", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const changes = { description: "Шинэ тайлбар", openingHours: { fri: { open: "10:00", close: "20:30" } } };
    const { status, body } = await owner.client.send<OwnStore>("PUT", path, { json: changes });
    expect(status).toBe(200);
    expect(body).toEqual({ ...owner.store, ...changes, isVerified: true });
    expect((await visitor.get(path)).body).toMatchObject(changes);
    const { body: cleared } = await owner.client.send<OwnStore>("PUT", path, { json: { openingHours: {} } });
    expect(cleared.openingHours).toEqual({});
  });

  it("accepts a new logo and cover as files, and fields as text", async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#7a1420" } })
      .png()
      .toBuffer();
    const { status, body } = await sendForm<OwnStore>(owner.client, "PUT", `/api/stores/${owner.store.id}`, [
      ["logo", { name: "лого.png", type: "image/png", bytes }],
      ["cover", { name: "cover.jpg", type: "image/jpeg", bytes: await sharp(bytes).jpeg().toBuffer() }],
      ["name", "Нэрээ сольсон дэлгүүр"],
      ["categoryId", String(category.id)],
      ["openingHours", JSON.stringify({ sat: null })],
      ["isActive", "true"],
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: owner.store.name,
      requestedChanges: { name: "Нэрээ сольсон дэлгүүр" },
      openingHours: { sat: null },
      isActive: true,
      logoUrl: expect.stringMatching(/^\/static\/img\/.*_40x20\.webp$/),
      coverImageUrl: expect.stringMatching(/^\/static\/img\/.*_40x20\.webp$/),
    });
    expect((await visitor.get(body.logoUrl)).status).toBe(200);
    const { body: without } = await owner.client.send<OwnStore>("PUT", `/api/stores/${owner.store.id}`, {
      json: { logoUrl: null },
    });
    expect(without).toMatchObject({ logoUrl: "", coverImageUrl: body.coverImageUrl });
  });

  it("refuses files that are no pictures, or too many", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const text = { name: "logo.png", type: "image/png", bytes: new TextEncoder().encode("<script>") };
    const answer = await sendForm<{ code: string }>(owner.client, "PUT", path, [["logo", text]]);
    expect([answer.status, answer.body.code]).toEqual([415, "image_type_unsupported"]);
    const stray = await sendForm<{ code: string }>(owner.client, "PUT", path, [["images", text]]);
    expect([stray.status, stray.body.code]).toEqual([400, "validation_failed"]);
    const large = { name: "big.png", type: "image/png", bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
    expect((await sendForm(owner.client, "PUT", path, [["logo", large]])).status).toBe(413);
  });

  it("ignores sent verification, number and owner", async () => {
    const waiting = await newOwner(category.id);
    const forged = { isVerified: true, isSuspended: false, userId: other.user.id, id: 1, createdAt: "2001-01-01" };
    const { body } = await waiting.client.send<OwnStore>("PUT", `/api/stores/${waiting.store.id}`, { json: forged });
    expect(body).toEqual(waiting.store);
  });

  it("names invalid fields and changes nothing", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const { body: before } = await owner.client.get(path);
    const json = { name: "Х", phone: "119", isActive: "maybe", description: "Шинэ", categoryId: 0 };
    const { fields = {} } = await owner.client.refused(400, "PUT", path, { json });
    expect(Object.keys(fields).sort()).toEqual(["categoryId", "isActive", "name", "phone"]);
    const unknown = await owner.client.refused(400, "PUT", path, { json: { categoryId: 2147483647 } });
    expect(unknown.code).toBe("service_category_not_found");
    expect((await owner.client.get(path)).body).toEqual(before);
  });

  it("hides the store while its owner has it closed", async () => {
    const path = `/api/stores/${other.store.id}`;
    await other.client.send("PUT", path, { json: { isActive: false } });
    expect((await visitor.refused(404, "GET", path)).code).toBe("store_not_found");
    expect((await other.client.get<OwnStore[]>("/api/stores/my-stores")).body).toMatchObject([
      { isActive: false, isVerified: true, suspension: null },
    ]);
    await other.client.send("PUT", path, { json: { isActive: true } });
    expect((await visitor.get(path)).status).toBe(200);
  });

  it("is for its owner only", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const { body: before } = await owner.client.get(path);
    const json = { name: "Булаасан дэлгүүр" };
    expect((await visitor.refused(401, "PUT", path, { json })).code).toBe("login_required");
    const { client: customer } = await registeredShopper();
    for (const client of [other.client, customer, admin]) {
      expect((await client.refused(404, "PUT", path, { json })).code).toBe("store_not_found");
    }
    for (const id of ["2147483647", "abc", "0"]) {
      expect((await owner.client.refused(404, "PUT", `/api/stores/${id}`, { json })).code).toBe("store_not_found");
    }
    expect((await owner.client.get(path)).body).toEqual(before);
  });

  it("twenty times at once keeps one of the changes", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const names = Array.from({ length: 20 }, (_, index) => `Дэлгүүр ${index}`);
    const answers = await Promise.all(
      names.map((name) => owner.client.send("PUT", path, { json: { name, description: name } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [own] = (await owner.client.get<OwnStore[]>("/api/stores/my-stores")).body;
    expect(own?.name).toBe(owner.store.name);
    expect(names).toContain(own?.requestedChanges?.name);
    expect(own?.description).toBe(own?.requestedChanges?.name);
  });
});

describe("a suspended store", () => {
  it("shows its owner the reason, and cannot be reopened by its owner", async () => {
    const { client, store } = await verifiedOwner(admin, category.id);
    await decide(admin, store.id, { isActive: false, reason: "Бичиг баримт дутуу" });
    const [own] = (await client.get<OwnStore[]>("/api/stores/my-stores")).body;
    expect(own).toMatchObject({
      isActive: false,
      isVerified: true,
      suspension: { reason: "Бичиг баримт дутуу", suspendedAt: expect.stringMatching(/Z$/) },
    });
    const path = `/api/stores/${store.id}`;
    const refused = await client.refused(409, "PUT", path, { json: { isActive: true, name: "Нээсэн" } });
    expect(refused.code).toBe("store_suspended");
    const { body: edited } = await client.send<OwnStore>("PUT", path, { json: { name: "Засварласан" } });
    expect(edited).toMatchObject({ name: store.name, requestedChanges: { name: "Засварласан" }, isActive: false });
    await decide(admin, store.id, { isActive: true });
    expect((await client.get<OwnStore[]>("/api/stores/my-stores")).body).toMatchObject([
      { isActive: true, suspension: null },
    ]);
  });

  it("stays closed when its owner opens it while an admin suspends it", async () => {
    const { client, store } = await verifiedOwner(admin, category.id);
    await client.send("PUT", `/api/stores/${store.id}`, { json: { isActive: false } });
    const opening = Array.from({ length: 10 }, () =>
      client.send("PUT", `/api/stores/${store.id}`, { json: { isActive: true } }),
    );
    const answers = await Promise.all([...opening, decide(admin, store.id, { isActive: false })]);
    for (const answer of answers.slice(0, -1)) expect([200, 409]).toContain((answer as { status: number }).status);
    expect((await client.get<OwnStore[]>("/api/stores/my-stores")).body).toMatchObject([{ isActive: false }]);
    expect((await visitor.get(`/api/stores/${store.id}`)).status).toBe(404);
  });
});
