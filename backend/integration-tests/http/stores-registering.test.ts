import { textsOf } from "@zakh/kit/contract";
import type { AdminServiceCategory, OwnStore } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import {
  closeDown,
  IDENTITY,
  newCategory,
  type Owner,
  retireCategory,
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
  it("creates one that waits for verification, and lists it under the owner's stores", async () => {
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
      photoUrls: [],
      services: [],
      ...textsOf(["deliveryPromise"]),
      address: form.address,
      position: "",
      phone: form.phone,
      email: form.email,
      ...IDENTITY,
      missing: [],
      openingHours: form.openingHours,
      sendingDays: null,
      categoryId: category.id,
      userId: user.id,
      isActive: true,
      isVerified: false,
      createdAt: expect.stringMatching(/Z$/),
      suspension: null,
    });
    expect((await client.get("/api/stores/my-stores")).body).toEqual([body]);
  });

  it("accepts the category as text, and optional fields may be absent", async () => {
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

  it("ignores sent verification, number and owner", async () => {
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

  it("names every invalid field, with the texts of the specification", async () => {
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

  it("refuses impossible opening hours", async () => {
    const { client } = await registeredShopper();
    const hours: [unknown, Record<string, string>][] = [
      [{ mon: { open: "9:00", close: "18:00" } }, { "openingHours.mon.open": "opening_hours_invalid" }],
      [{ mon: { open: "09:00", close: "24:00" } }, { "openingHours.mon.close": "opening_hours_invalid" }],
      [{ someday: null }, { openingHours: "opening_hours_invalid" }],
      [{ wed: "09:00-18:00" }, { "openingHours.wed": "opening_hours_invalid" }],
      [["09:00"], { openingHours: "opening_hours_invalid" }],
    ];
    for (const [openingHours, codes] of hours) {
      expect(await codesOf(client, { ...storeForm(category.id), openingHours })).toEqual(codes);
    }
  });

  it("refuses a category that is unknown, inactive or not a number", async () => {
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

  it("refuses a second store, and nineteen of twenty concurrent requests", async () => {
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

  it("requires a signed-in customer", async () => {
    for (const client of [visitor, admin]) {
      expect((await client.refused(401, "POST", "/api/stores", { json: storeForm(category.id) })).code).toBe(
        "login_required",
      );
      expect((await client.refused(401, "GET", "/api/stores/my-stores")).code).toBe("login_required");
    }
  });
});
