import { randomUUID } from "node:crypto";
import type { AdminServiceCategory, ServiceCategory, Store } from "@zakh/marketplace/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { newCategory, newOwner, retireCategory, storeForm, verifiedOwner } from "./store-fixtures";

const ADMIN_PATH = "/api/admin/service-categories";
const visitor = new Client();

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

function remove({ id }: { id: number }) {
  return admin.send<{ code?: string }>("DELETE", `${ADMIN_PATH}/${id}`);
}

async function listed(slug: string): Promise<ServiceCategory | undefined> {
  const { body } = await visitor.get<ServiceCategory[]>("/api/service-categories");
  return body.find((category) => category.slug === slug);
}

describe("creating a service category", () => {
  it("lists it to the public at once", async () => {
    const slug = `үс-засалт-${randomUUID().slice(0, 8)}`;
    const json = {
      name: "Үс засалт",
      nameRu: "Стрижка",
      nameEn: "",
      slug: ` ${slug.toUpperCase()} `,
      description: "Тайлбар",
      descriptionRu: "",
      descriptionEn: "Haircuts",
      iconName: "scissors",
    };
    const { status, body } = await admin.post<AdminServiceCategory>(ADMIN_PATH, { ...json, id: 1, createdAt: "2001" });
    expect(status).toBe(201);
    const { storeCount, ...category } = body;
    expect(storeCount).toBe(0);
    expect(category).toEqual({
      ...json,
      id: expect.any(Number),
      slug,
      isActive: true,
      createdAt: expect.stringMatching(/^20[2-9].*Z$/),
    });
    expect(body.id).toBeGreaterThan(1);
    expect(await listed(slug)).toEqual(category);
    expect((await visitor.get(`/api/service-categories/${encodeURIComponent(slug)}`)).body).toEqual(category);
    expect((await visitor.get(`/api/service-categories/${encodeURIComponent(slug)}/stores`)).body).toEqual([]);
    expect((await admin.get<AdminServiceCategory[]>(ADMIN_PATH)).body).toContainEqual(body);
    expect((await remove(body)).status).toBe(204);
  });

  it("names every invalid field", async () => {
    const refused = async (json: unknown) => {
      const { fields = {} } = await admin.refused(400, "POST", ADMIN_PATH, { json });
      return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
    };
    expect(await refused({})).toEqual({
      name: "service_category_name_required",
      slug: "service_category_slug_invalid",
    });
    expect(await refused({ name: " ", slug: "a b", isActive: 1, iconName: ["x"] })).toEqual({
      name: "service_category_name_required",
      slug: "service_category_slug_invalid",
      isActive: "value_invalid",
      iconName: "text_invalid",
    });
    for (const slug of ["", "-a", "a-", "a--b", "a/b", "a\u0000", "../a", 5]) {
      expect(await refused({ name: "Нэр", slug })).toEqual({ slug: "service_category_slug_invalid" });
    }
  });

  it("refuses a taken slug, and nineteen of twenty concurrent requests", async () => {
    const category = await newCategory(admin);
    const body = await admin.refused(409, "POST", ADMIN_PATH, {
      json: { name: "Өөр", slug: category.slug.toUpperCase() },
    });
    expect(body.code).toBe("slug_taken");
    expect(body.fields?.slug?.code).toBe("slug_taken");
    const json = { name: "Зэрэг", slug: `at-once-${randomUUID().slice(0, 8)}` };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post<AdminServiceCategory>(ADMIN_PATH, json)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const made = answers.find(({ status }) => status === 201);
    await Promise.all([category, made?.body as AdminServiceCategory].map(remove));
  });
});

describe("changing a service category", () => {
  it("keeps omitted fields", async () => {
    const category = await newCategory(admin);
    const { status, body } = await admin.send<AdminServiceCategory>("PUT", `${ADMIN_PATH}/${category.id}`, {
      json: { description: "Шинэ тайлбар", storeCount: 9, id: 1 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...category, description: "Шинэ тайлбар" });
    const same = await admin.send<AdminServiceCategory>("PUT", `${ADMIN_PATH}/${category.id}`, {
      json: { slug: category.slug, name: "Шинэ нэр" },
    });
    expect(same.body).toEqual({ ...body, name: "Шинэ нэр" });
    await remove(category);
  });

  it("hides it from the public while it is inactive", async () => {
    const category = await newCategory(admin);
    const path = `${ADMIN_PATH}/${category.id}`;
    await admin.send("PUT", path, { json: { isActive: false } });
    expect(await listed(category.slug)).toBeUndefined();
    for (const address of [category.slug, `${category.slug}/stores`]) {
      expect((await visitor.refused(404, "GET", `/api/service-categories/${address}`)).code).toBe(
        "service_category_not_found",
      );
    }
    expect((await admin.get<AdminServiceCategory[]>(ADMIN_PATH)).body).toContainEqual({ ...category, isActive: false });
    await admin.send("PUT", path, { json: { isActive: true } });
    expect(await listed(category.slug)).toBeDefined();
    await remove(category);
  });

  it("refuses a taken slug and invalid fields, and changes nothing", async () => {
    const [first, second] = [await newCategory(admin), await newCategory(admin)];
    const path = `${ADMIN_PATH}/${second.id}`;
    const taken = await admin.refused(409, "PUT", path, { json: { slug: first.slug, name: "Булаасан" } });
    expect(taken.code).toBe("slug_taken");
    await admin.refused(400, "PUT", path, { json: { name: "", description: "Өөр" } });
    expect((await admin.get<AdminServiceCategory[]>(ADMIN_PATH)).body).toContainEqual(second);
    await Promise.all([first, second].map(remove));
  });
});

describe("deleting a service category", () => {
  it("removes it from every list, once, and frees its slug", async () => {
    const category = await newCategory(admin);
    expect((await remove(category)).status).toBe(204);
    expect(await listed(category.slug)).toBeUndefined();
    expect(await remove(category)).toMatchObject({ status: 404, body: { code: "service_category_not_found" } });
    const again = await admin.post<AdminServiceCategory>(ADMIN_PATH, { name: "Дахин", slug: category.slug });
    expect(again.status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(again.body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
  });

  it("is refused while it has stores, with their number", async () => {
    const category = await newCategory(admin);
    await newOwner(category.id);
    await newOwner(category.id);
    const body = await admin.refused(409, "DELETE", `${ADMIN_PATH}/${category.id}`, {
      headers: { "accept-language": "en" },
    });
    expect(body).toMatchObject({
      code: "category_in_use",
      message: "The category cannot be deleted: stores registered under it: 2",
    });
    expect(await listed(category.slug)).toBeDefined();
    await retireCategory(admin, category);
  });

  it("never leaves a store without a category, with concurrent requests", async () => {
    for (let round = 0; round < 2; round += 1) {
      const category = await newCategory(admin);
      const shoppers = await Promise.all(Array.from({ length: 4 }, () => registeredShopper()));
      const [deletion, ...stores] = await Promise.all([
        remove(category),
        ...shoppers.map(({ client }) => client.post("/api/stores", storeForm(category.id))),
      ]);
      const made = stores.filter(({ status }) => status === 201).length;
      for (const { status } of stores) expect([201, 400]).toContain(status);
      expect(deletion.status).toBe(made > 0 ? 409 : 204);
      await retireCategory(admin, category);
    }
  });

  it("is 400 for an invalid id, like a change", async () => {
    for (const id of ["0", "abc", "1.5", "99999999999"]) {
      expect((await admin.refused(400, "DELETE", `${ADMIN_PATH}/${id}`)).code).toBe("id_invalid");
      expect((await admin.refused(400, "PUT", `${ADMIN_PATH}/${id}`, { json: { name: "Нэр" } })).code).toBe(
        "id_invalid",
      );
    }
    expect((await admin.refused(404, "PUT", `${ADMIN_PATH}/2147483647`, { json: { name: "Нэр" } })).code).toBe(
      "service_category_not_found",
    );
  });
});

describe("the stores of a service category", () => {
  it("are the verified and active ones", async () => {
    const category = await newCategory(admin);
    const open = await verifiedOwner(admin, category.id);
    await newOwner(category.id);
    const closed = await verifiedOwner(admin, category.id);
    await closed.client.send("PUT", `/api/stores/${closed.store.id}`, { json: { isActive: false } });
    const { body } = await visitor.get<Store[]>(`/api/service-categories/${category.slug}/stores`);
    expect(body.map(({ id }) => id)).toEqual([open.store.id]);
    expect(body[0]?.userId).toBeNull();
    const counted = (await admin.get<AdminServiceCategory[]>(ADMIN_PATH)).body.find(({ id }) => id === category.id);
    expect(counted?.storeCount).toBe(3);
    await retireCategory(admin, category);
  });
});

it("are managed by admins only", async () => {
  const { client: customer } = await registeredShopper();
  const calls: [string, string][] = [
    ["GET", ADMIN_PATH],
    ["POST", ADMIN_PATH],
    ["PUT", `${ADMIN_PATH}/1`],
    ["DELETE", `${ADMIN_PATH}/1`],
  ];
  for (const [method, path] of calls) {
    const json = method === "GET" || method === "DELETE" ? undefined : { name: "Булаасан", slug: "stolen" };
    expect((await visitor.refused(401, method, path, { json })).code).toBe("admin_required");
    expect((await customer.refused(403, method, path, { json })).code).toBe("access_denied");
  }
  expect(await listed("stolen")).toBeUndefined();
});
