import type { Category, Product } from "@zakh/catalog/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { newName, TestProducts } from "./test-products";

const visitor = new Client();
let admin: Client;
let testProducts: TestProducts;
let made: number[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterEach(async () => {
  await testProducts.clear();
  for (const id of made) await admin.send("DELETE", `/api/categories/${id}`);
  made = [];
});

async function newCategory(given: Record<string, unknown> = {}): Promise<Category> {
  const { status, body } = await admin.post<Category>("/api/categories", { name: newName("Ангилал"), ...given });
  expect(status).toBe(201);
  made.push(body.id);
  return body;
}

async function change(id: number, json: unknown): Promise<Category> {
  const { status, body } = await admin.send<Category>("PUT", `/api/categories/${id}`, { json });
  expect(status).toBe(200);
  return body;
}

async function listed(id: number): Promise<Category | undefined> {
  const { body } = await visitor.get<Category[]>("/api/categories");
  return body.find((category) => category.id === id);
}

async function productNow({ id }: Product): Promise<Product> {
  return (await visitor.get<Product>(`/api/products/${id}`)).body;
}

describe("a new category", () => {
  it("is listed at once, with all its fields", async () => {
    const name = newName("Ангилал");
    const category = await newCategory({
      name,
      slug: `Slug ${name}`,
      nameRu: "Раздел",
      description: "Тайлбар",
      descriptionEn: "Description",
      imageUrl: "/static/img/x.webp",
      order: 77,
      isActive: false,
    });
    expect(category).toEqual({
      id: expect.any(Number),
      name,
      nameRu: "Раздел",
      nameEn: "",
      slug: `slug-${name.toLowerCase().replace(" ", "-")}`,
      description: "Тайлбар",
      descriptionRu: "",
      descriptionEn: "Description",
      imageUrl: "/static/img/x.webp",
      order: 77,
      isActive: false,
      meat: "none",
      goodsOf: "both",
      listsStores: true,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await listed(category.id)).toEqual(category);
  });

  it("shows its products its current translated names, and keeps fields that a change omits", async () => {
    const category = await newCategory({ nameRu: "Раздел", nameEn: "Section", descriptionRu: "О разделе" });
    const product = await testProducts.add({ category: category.name });
    expect(product).toMatchObject({ category: category.name, categoryRu: "Раздел", categoryEn: "Section" });
    const changed = await change(category.id, { nameRu: "", nameEn: "Part" });
    expect(changed).toMatchObject({ name: category.name, nameRu: "", nameEn: "Part", descriptionRu: "О разделе" });
    expect(await productNow(product)).toMatchObject({ category: category.name, categoryRu: "", categoryEn: "Part" });
  });

  it("needs only a name, from which the slug is generated", async () => {
    const name = newName("Адууны мах, (шинэ)!");
    const category = await newCategory({ name, slug: "" });
    expect(category).toMatchObject({
      slug: name
        .toLowerCase()
        .replaceAll(/[,()!]/g, "")
        .replaceAll(" ", "-"),
      description: "",
      imageUrl: "",
      order: 0,
      isActive: true,
    });
  });

  it("cannot set its id or its date", async () => {
    const category = await newCategory({ id: 1, createdAt: "2001-01-01T00:00:00.000Z", is_internal: true });
    expect(category.id).toBeGreaterThan(1);
    expect(category.createdAt).not.toMatch(/^2001/);
    expect(category.isActive).toBe(true);
  });

  it("is created for one of twenty concurrent requests with the same slug, in any case", async () => {
    const slug = newName("race").replace(" ", "-");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.post<Category & { code?: string }>("/api/categories", {
          name: newName(),
          slug: index % 2 ? slug : slug.toUpperCase(),
        }),
      ),
    );
    made.push(...answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(["slug_taken"]));
  });
});

describe("changing a category", () => {
  it("changes the given fields and keeps the rest", async () => {
    const category = await newCategory({ description: "Тайлбар", order: 5 });
    const changed = await change(category.id, { order: 9, isActive: false });
    expect(changed).toEqual({ ...category, order: 9, isActive: false });
    expect(await listed(category.id)).toEqual(changed);
    expect(await change(category.id, { isActive: true, description: "" })).toEqual({
      ...category,
      order: 9,
      description: "",
    });
  });

  it("renames it for all its products", async () => {
    const category = await newCategory();
    const product = await testProducts.add({ category: category.name });
    const renamed = await change(category.id, { name: newName("Шинэ нэр") });
    expect(renamed.slug).toBe(category.slug);
    expect(await productNow(product)).toEqual({ ...product, category: renamed.name });
  });

  it("generates the slug again when it is emptied, and may keep its own", async () => {
    const category = await newCategory({ slug: newName("old") });
    expect((await change(category.id, { slug: category.slug.toUpperCase() })).slug).toBe(category.slug);
    const name = newName("Шинэ");
    expect((await change(category.id, { name, slug: "" })).slug).toBe(name.toLowerCase().replace(" ", "-"));
  });

  it("cannot take another category's slug, except that of a deleted one", async () => {
    const [first, second] = [await newCategory(), await newCategory()];
    const json = { slug: first.slug.toUpperCase() };
    const body = await admin.refused(409, "PUT", `/api/categories/${second.id}`, { json });
    expect([body.code, body.fields?.slug?.code]).toEqual(["slug_taken", "slug_taken"]);
    expect(await listed(second.id)).toEqual(second);
    await admin.send("DELETE", `/api/categories/${first.id}`);
    expect((await change(second.id, json)).slug).toBe(first.slug);
  });
});

describe("deleting a category", () => {
  it("hides it, once, and its products stay listed under its name until they are moved", async () => {
    const category = await newCategory();
    const product = await testProducts.add({ category: category.id });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.send("DELETE", `/api/categories/${category.id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(await listed(category.id)).toBeUndefined();
    expect(await productNow(product)).toEqual({ ...product, categoryId: null });

    const kept = await testProducts.change(product.id, { category: category.name, price: 900 });
    expect(kept).toMatchObject({ category: category.name, categoryId: null, price: 900 });

    const next = await newCategory();
    expect(await testProducts.change(product.id, { category: next.name })).toMatchObject({
      category: next.name,
      categoryId: next.id,
    });
    await admin.send("DELETE", `/api/categories/${next.id}`);
    expect(await productNow(product)).toMatchObject({ category: next.name, categoryId: null });
  });

  it("removes its name from the options for new products", async () => {
    const category = await newCategory();
    await admin.send("DELETE", `/api/categories/${category.id}`);
    const json = { productData: { name: newName(), price: 1, category: category.name } };
    expect((await admin.refused(400, "POST", "/api/products", { json })).code).toBe("category_not_found");
  });
});

describe("a category is refused", () => {
  it("without the admin's rights", async () => {
    const { client: shopper } = await registeredShopper();
    const category = await newCategory();
    const calls: [string, string][] = [
      ["POST", "/api/categories"],
      ["PUT", `/api/categories/${category.id}`],
      ["DELETE", `/api/categories/${category.id}`],
    ];
    for (const [method, path] of calls) {
      const json = method === "DELETE" ? undefined : { name: "x" };
      expect((await visitor.refused(401, method, path, { json })).code).toBe("admin_required");
      expect((await shopper.refused(403, method, path, { json })).code).toBe("access_denied");
    }
    expect(await listed(category.id)).toEqual(category);
  });

  it("for every invalid field", async () => {
    const json = { name: " ", slug: "!!!", imageUrl: "javascript:alert(1)", order: 1.5, isActive: "yes" };
    const body = await admin.refused(400, "POST", "/api/categories", { json });
    expect(body.code).toBe("validation_failed");
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { code }]) => [field, code]))).toEqual({
      name: "category_name_required",
      slug: "category_slug_invalid",
      imageUrl: "picture_link_invalid",
      order: "category_order_invalid",
      isActive: "value_invalid",
    });
    const english = await admin.refused(400, "POST", "/api/categories", {
      json: { name: "" },
      headers: { "accept-language": "en" },
    });
    expect(english.fields?.name?.message).toBe("Enter the category name");
  });

  it("when its name gives no slug", async () => {
    const body = await admin.refused(400, "POST", "/api/categories", { json: { name: "🥩" } });
    expect(body.code).toBe("category_slug_invalid");
  });

  it("for an invalid id, and for an unknown one", async () => {
    const json = { name: "x" };
    for (const id of ["0", "-1", "1.5", "abc"]) {
      expect((await admin.refused(400, "PUT", `/api/categories/${id}`, { json })).code).toBe("id_invalid");
      expect((await admin.refused(400, "DELETE", `/api/categories/${id}`)).code).toBe("id_invalid");
    }
    expect((await admin.refused(404, "PUT", "/api/categories/999999", { json })).code).toBe("category_not_found");
    expect((await admin.refused(404, "DELETE", "/api/categories/999999")).code).toBe("category_not_found");
  });

  it("as another type than JSON", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await admin.refused(415, "POST", "/api/categories", { json: "x", headers })).code).toBe(
      "media_type_unsupported",
    );
  });
});
