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
  storeForm,
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

async function codesOf(client: Client, json: unknown): Promise<Record<string, string>> {
  const { fields = {} } = await client.refused(400, "POST", "/api/stores", { json });
  return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
}

describe("registering a store", () => {
  it("makes one that waits to be verified, and lists it under the owner's stores", async () => {
    const { client, user } = await registeredShopper();
    const form = { ...storeForm(category.id), openingHours: { mon: { open: "09:00", close: "18:00" }, sun: null } };
    const { status, body } = await client.post<OwnStore>("/api/stores", form);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: form.name,
      description: form.description,
      descriptionRu: form.descriptionRu,
      descriptionEn: "",
      logoUrl: "",
      coverImageUrl: "",
      address: form.address,
      phone: form.phone,
      email: form.email,
      openingHours: form.openingHours,
      categoryId: category.id,
      userId: user.id,
      isActive: true,
      isVerified: false,
      createdAt: expect.stringMatching(/Z$/),
      suspension: null,
    });
    expect((await client.get("/api/stores/my-stores")).body).toEqual([body]);
  });

  it("takes the category as text, and leaves out what is optional", async () => {
    const { client } = await registeredShopper();
    const { logoUrl: _, coverImageUrl: __, isActive: ___, description: ____, ...form } = storeForm(category.id);
    const { status, body } = await client.post<OwnStore>("/api/stores", {
      ...form,
      categoryId: String(category.id),
      logoUrl: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      categoryId: category.id,
      description: "",
      descriptionEn: "",
      logoUrl: "",
      coverImageUrl: "",
      isActive: true,
      openingHours: {},
    });
  });

  it("never verifies, numbers or gives away the store, whatever is sent along", async () => {
    const { client, user } = await registeredShopper();
    const forged = { isVerified: true, isSuspended: true, userId: other.user.id, id: 1, createdAt: "2001-01-01" };
    const { body } = await client.post<OwnStore>("/api/stores", {
      ...storeForm(category.id),
      ...forged,
      user_number: 1,
      is_verified: true,
    });
    expect(body).toMatchObject({ isVerified: false, isActive: true, userId: user.id });
    expect(body.id).toBeGreaterThan(1);
    expect(body.createdAt > "2020").toBe(true);
  });

  it("names every field that is wrong, in the words of the specification", async () => {
    const { client } = await registeredShopper();
    const body = await client.refused(400, "POST", "/api/stores", { json: { logoUrl: "javascript:alert(1)" } });
    expect(body.code).toBe("validation_failed");
    expect(body.fields?.categoryId).toEqual({
      code: "service_category_required",
      message: "Үйлчилгээний ангилал сонгоно уу",
    });
    expect(await codesOf(client, { ...storeForm(0), name: "Х", address: "1234", phone: "1", email: "x" })).toEqual({
      categoryId: "service_category_required",
      name: "store_name_too_short",
      address: "store_address_too_short",
      phone: "phone_invalid",
      email: "email_invalid",
    });
    for (const url of ["javascript:alert(1)", "//evil.example/a.png", "data:image/png;base64,AA", "/a b", "/a\u0000"]) {
      expect(await codesOf(client, { ...storeForm(category.id), logoUrl: url })).toEqual({
        logoUrl: "picture_link_invalid",
      });
    }
    expect((await client.get("/api/stores/my-stores")).body).toEqual([]);
  });

  it("refuses opening hours that no clock shows", async () => {
    const { client } = await registeredShopper();
    const hours: [unknown, Record<string, string>][] = [
      [{ mon: { open: "9:00", close: "18:00" } }, { "openingHours.mon.open": "opening_hours_invalid" }],
      [{ mon: { open: "09:00", close: "24:00" } }, { "openingHours.mon.close": "opening_hours_invalid" }],
      [{ tue: { open: "18:00", close: "09:00" } }, { "openingHours.tue.close": "opening_hours_order" }],
      [{ tue: { open: "09:00", close: "09:00" } }, { "openingHours.tue.close": "opening_hours_order" }],
      [{ someday: null }, { openingHours: "opening_hours_invalid" }],
      [{ wed: "09:00-18:00" }, { "openingHours.wed": "opening_hours_invalid" }],
      [["09:00"], { openingHours: "opening_hours_invalid" }],
    ];
    for (const [openingHours, codes] of hours) {
      expect(await codesOf(client, { ...storeForm(category.id), openingHours })).toEqual(codes);
    }
  });

  it("refuses a category that is unknown, inactive or no number", async () => {
    const { client } = await registeredShopper();
    const hidden = await newCategory(admin);
    await admin.send("PUT", `/api/admin/service-categories/${hidden.id}`, { json: { isActive: false } });
    for (const id of [2147483647, hidden.id]) {
      const body = await client.refused(400, "POST", "/api/stores", { json: storeForm(id) });
      expect(body.code).toBe("service_category_not_found");
      expect(body.fields?.categoryId?.code).toBe("service_category_not_found");
    }
    await retireCategory(admin, hidden);
    for (const categoryId of [null, "", "abc", 1.5, -1, [category.id], true, 2147483648]) {
      expect(await codesOf(client, { ...storeForm(category.id), categoryId })).toEqual({
        categoryId: "service_category_required",
      });
    }
  });

  it("refuses a second store, and nineteen of twenty at once", async () => {
    const body = await owner.client.refused(409, "POST", "/api/stores", { json: storeForm(category.id) });
    expect(body.code).toBe("store_exists");
    const { client } = await registeredShopper();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post<{ code?: string }>("/api/stores", storeForm(category.id))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body: { code } }) => code))).toEqual(
      new Set(["store_exists"]),
    );
    expect((await client.get<OwnStore[]>("/api/stores/my-stores")).body).toHaveLength(1);
  });

  it("needs a customer who is signed in", async () => {
    for (const client of [visitor, admin]) {
      expect((await client.refused(401, "POST", "/api/stores", { json: storeForm(category.id) })).code).toBe(
        "login_required",
      );
      expect((await client.refused(401, "GET", "/api/stores/my-stores")).code).toBe("login_required");
    }
  });
});

describe("seeing a store", () => {
  it("is for everybody once it is verified and active, without saying whose it is", async () => {
    const { status, body, headers } = await visitor.get<Store>(`/api/stores/${owner.store.id}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-cache");
    const { suspension: _, ...own } = owner.store;
    expect(body).toEqual({ ...own, isVerified: true, userId: null });
    expect((await other.client.get(`/api/stores/${owner.store.id}`)).body).toEqual(body);
  });

  it("is for its owner and for admins at any time, and for nobody else", async () => {
    const waiting = await newOwner(category.id);
    const path = `/api/stores/${waiting.store.id}`;
    const { suspension: _, ...store } = waiting.store;
    for (const client of [waiting.client, admin]) {
      const { body, headers } = await client.get<Store>(path);
      expect(body).toEqual(store);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    for (const client of [visitor, other.client]) {
      expect((await client.refused(404, "GET", path)).code).toBe("store_not_found");
    }
  });

  it("is 404 for what is no id", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999"]) {
      for (const client of [visitor, owner.client, admin]) {
        expect((await client.refused(404, "GET", `/api/stores/${id}`)).code).toBe("store_not_found");
      }
    }
  });
});

describe("changing a store", () => {
  it("keeps what is left out and answers the whole store", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const changes = { description: "Шинэ тайлбар", openingHours: { fri: { open: "10:00", close: "20:30" } } };
    const { status, body } = await owner.client.send<OwnStore>("PUT", path, { json: changes });
    expect(status).toBe(200);
    expect(body).toEqual({ ...owner.store, ...changes, isVerified: true });
    expect((await visitor.get(path)).body).toMatchObject(changes);
    const { body: cleared } = await owner.client.send<OwnStore>("PUT", path, { json: { openingHours: {} } });
    expect(cleared.openingHours).toEqual({});
  });

  it("takes a new logo and cover as files, and fields as text", async () => {
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
      requestedName: "Нэрээ сольсон дэлгүүр",
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

  it("does not verify, number or give away the store, whatever is sent along", async () => {
    const waiting = await newOwner(category.id);
    const forged = { isVerified: true, isSuspended: false, userId: other.user.id, id: 1, createdAt: "2001-01-01" };
    const { body } = await waiting.client.send<OwnStore>("PUT", `/api/stores/${waiting.store.id}`, { json: forged });
    expect(body).toEqual(waiting.store);
  });

  it("names the fields that are wrong and changes nothing", async () => {
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

  it("is its owner's alone", async () => {
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

  it("by twenty at once leaves one of the twenty", async () => {
    const path = `/api/stores/${owner.store.id}`;
    const names = Array.from({ length: 20 }, (_, index) => `Дэлгүүр ${index}`);
    const answers = await Promise.all(
      names.map((name) => owner.client.send("PUT", path, { json: { name, description: name } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [own] = (await owner.client.get<OwnStore[]>("/api/stores/my-stores")).body;
    expect(own?.name).toBe(owner.store.name);
    expect(names).toContain(own?.requestedName);
    expect(own?.description).toBe(own?.requestedName);
  });
});

describe("a suspended store", () => {
  it("tells its owner why, and cannot be opened by him", async () => {
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
    expect(edited).toMatchObject({ name: store.name, requestedName: "Засварласан", isActive: false });
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
