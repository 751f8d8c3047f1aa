import { randomUUID } from "node:crypto";
import { type Category, slugFrom } from "@zakh/catalog/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { MedusaCatalogue } from "./medusa-catalogue";
import { newName, TestProducts } from "./test-products";

interface Nested {
  id: string;
  parent_category: Nested | null;
}

const visitor = new Client();
let admin: Client;
let testProducts: TestProducts;
let medusa: MedusaCatalogue;

beforeAll(async () => {
  [admin, medusa] = [await signedInAdmin(), await MedusaCatalogue.open()];
  testProducts = new TestProducts(admin);
});

afterAll(async () => {
  await testProducts.clear();
  await medusa.clear();
});

describe("a category of Medusa's dashboard", () => {
  async function newMedusaCategory(given: Record<string, unknown> = {}) {
    const { product_category } = await medusa.work<{ product_category: { id: string; name: string } }>(
      "POST",
      "/admin/product-categories",
      { name: newName("Medusa"), handle: randomUUID(), is_active: true, ...given },
    );
    medusa.add(`/admin/product-categories/${product_category.id}`);
    return product_category;
  }

  async function categoryNamed(name: string): Promise<Category | undefined> {
    const { body } = await visitor.get<Category[]>("/api/categories");
    return body.find((category) => category.name === name);
  }

  /** As the dashboard shows them above the category, the nearest first. */
  async function ancestorsOf(id: string): Promise<string[]> {
    const { product_category } = await medusa.work<{ product_category: Nested }>(
      "GET",
      `/admin/product-categories/${id}?include_ancestors_tree=true&fields=id,*parent_category`,
    );
    const ids: string[] = [];
    for (let above = product_category.parent_category; above; above = above.parent_category) ids.push(above.id);
    return ids;
  }

  function soonNamed(name: string) {
    return expect.poll(() => categoryNamed(name), { timeout: 5000 });
  }

  it("becomes a category of the shop, whose name follows and whose products stay when it is deleted", async () => {
    const { id, name } = await newMedusaCategory();
    await soonNamed(name).toMatchObject({ isActive: true, imageUrl: "" });
    const { body: categories } = await visitor.get<Category[]>("/api/categories");
    expect(categories.at(-1)).toMatchObject({ name });
    const product = await testProducts.add({ category: name });
    const renamed = newName("Дахин");
    await medusa.work("POST", `/admin/product-categories/${id}`, { name: renamed, is_active: false });
    await soonNamed(renamed).toMatchObject({ isActive: false });
    await medusa.soonInShop(product.name).toMatchObject({ category: renamed });
    await medusa.work("DELETE", `/admin/product-categories/${id}`);
    await soonNamed(renamed).toBeUndefined();
    await medusa.soonInShop(product.name).toMatchObject({ category: renamed, categoryId: null });
  });

  it("cannot have another category's slug", async () => {
    const handle = `x-${randomUUID()}`;
    await newMedusaCategory({ handle });
    const { status } = await medusa.dashboard.post("/admin/product-categories", { name: newName(), handle });
    expect(status).toBe(400);
  });

  it("has a slug as the shop's form writes it", async () => {
    const { id, name } = await newMedusaCategory({ name: newName("Үхэр/Хонь?"), handle: undefined });
    await soonNamed(name).toMatchObject({ slug: slugFrom(name) });
    await newMedusaCategory({ handle: `хонины-мах-${randomUUID()}` });
    const slugs = ["", "../x", "a b/c?d", "%00", "ХОНЬ", "-x", "x--y", "x".repeat(101)];
    for (const handle of slugs) {
      const code = handle.length > 100 ? "too_long" : "category_slug_invalid";
      for (const [path, json] of [
        ["/admin/product-categories", { name: newName(), handle }],
        [`/admin/product-categories/${id}`, { handle }],
      ] as const) {
        expect((await medusa.dashboard.refused(400, "POST", path, { json })).code, `${path} ${handle}`).toBe(code);
      }
    }
    const unnamed = { json: { name: "!!!" } };
    const refused = await medusa.dashboard.refused(400, "POST", "/admin/product-categories", unnamed);
    expect(refused.code).toBe("category_slug_invalid");
  });

  it("cannot have fields that the shop's form refuses", async () => {
    const { id } = await newMedusaCategory();
    const path = `/admin/product-categories/${id}`;
    const refusals: [string, object, string][] = [
      ["/admin/product-categories", { name: "" }, "category_name_required"],
      ["/admin/product-categories", { name: "м".repeat(3000) }, "too_long"],
      [path, { name: " \u200b " }, "category_name_required"],
      [path, { name: "м".repeat(101) }, "too_long"],
      [path, { description: "м".repeat(2001) }, "too_long"],
      [path, { handle: "!!!" }, "category_slug_invalid"],
      [path, { parent_category_id: "pcat_unknown" }, "category_not_found"],
      ["/admin/product-categories", { name: "м", parent_category_id: "pcat_unknown" }, "category_not_found"],
    ];
    for (const [to, json, code] of refusals) {
      expect((await medusa.dashboard.refused(400, "POST", to, { json })).code, JSON.stringify(json).slice(0, 60)).toBe(
        code,
      );
    }
  });

  it("cannot be inside itself or one of its sub-categories", async () => {
    const parent = await newMedusaCategory();
    const child = await newMedusaCategory({ parent_category_id: parent.id });
    const grandchild = await newMedusaCategory({ parent_category_id: child.id });
    for (const into of [parent, child, grandchild]) {
      const moved = { json: { parent_category_id: into.id } };
      const refused = await medusa.dashboard.refused(400, "POST", `/admin/product-categories/${parent.id}`, moved);
      expect(refused.code).toBe("category_inside_itself");
    }
    await medusa.work("POST", `/admin/product-categories/${grandchild.id}`, { parent_category_id: parent.id });
    await medusa.work("GET", "/admin/product-categories?include_descendants_tree=true");
  });

  it("can be moved below what was below it, once that is at the top", async () => {
    const first = await newMedusaCategory();
    const second = await newMedusaCategory({ parent_category_id: first.id });
    const third = await newMedusaCategory({ parent_category_id: second.id });
    const move = (id: string, parent_category_id: string | null) =>
      medusa.work("POST", `/admin/product-categories/${id}`, { parent_category_id });
    await move(second.id, null);
    expect(await ancestorsOf(third.id)).toEqual([second.id]);
    await move(first.id, third.id);
    expect(await ancestorsOf(first.id)).toEqual([third.id, second.id]);
    const back = { json: { parent_category_id: first.id } };
    const refused = await medusa.dashboard.refused(400, "POST", `/admin/product-categories/${second.id}`, back);
    expect(refused.code).toBe("category_inside_itself");
    await move(first.id, null);
    expect(await ancestorsOf(first.id)).toEqual([]);
  });

  it("can be saved in the shop while it is moved", async () => {
    const { id, name } = await newMedusaCategory();
    const parents = [await newMedusaCategory(), await newMedusaCategory()];
    await soonNamed(name).toBeDefined();
    const path = `/api/categories/${(await categoryNamed(name))?.id}`;
    const statuses: number[] = [];
    async function write(count: number, send: (place: number) => Promise<{ status: number }>) {
      for (let place = 0; place < count; place += 1) statuses.push((await send(place)).status);
    }
    await Promise.all([
      write(40, (place) =>
        medusa.dashboard.post(`/admin/product-categories/${id}`, { parent_category_id: parents[place % 2]?.id }),
      ),
      write(80, (place) => admin.send("PUT", path, { json: { name: `${name} ${place}` } })),
    ]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await medusa.work("POST", `/admin/product-categories/${id}`, { parent_category_id: null });
  });

  it("is not inside itself after two were moved into each other at the same time", async () => {
    const first = await newMedusaCategory();
    const second = await newMedusaCategory();
    const move = (id: string, parent: string) =>
      medusa.dashboard.post(`/admin/product-categories/${id}`, { parent_category_id: parent });
    const answers = await Promise.all([move(first.id, second.id), move(second.id, first.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    // The inner one is deleted first.
    if (answers[0]?.status === 200) medusa.add(`/admin/product-categories/${first.id}`);
  });

  it("is moved by one of many requests at a time, each of which is answered", async () => {
    const categories: { id: string }[] = [];
    for (let place = 0; place < 4; place += 1) categories.push(await newMedusaCategory());
    const moves = categories.flatMap(({ id }, place) => [
      { id, parent_category_id: categories[(place + 1) % 4]?.id },
      { id, parent_category_id: null, rank: place },
      { id, rank: 0 },
    ]);
    const answers = await Promise.all(
      moves.map(({ id, ...move }) => medusa.dashboard.post(`/admin/product-categories/${id}`, move)),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    for (const { id } of categories) {
      await medusa.work("POST", `/admin/product-categories/${id}`, { parent_category_id: null });
    }
  });

  it("cannot be deleted while it has children", async () => {
    const parent = await newMedusaCategory();
    const child = await newMedusaCategory({ parent_category_id: parent.id });
    await soonNamed(parent.name).toBeDefined();
    const id = (await categoryNamed(parent.name))?.id;
    expect((await admin.refused(409, "DELETE", `/api/categories/${id}`)).code).toBe("category_has_children");
    await medusa.work("DELETE", `/admin/product-categories/${child.id}`);
    expect((await admin.send("DELETE", `/api/categories/${id}`)).status).toBe(204);
  });
});
