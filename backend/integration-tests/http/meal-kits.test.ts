import type { Product } from "@zakh/catalog/contract";
import type { GeneratedMealKit, MealKit } from "@zakh/meal-kits/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";

const PATH = "/api/admin/meal-kits";
const visitor = new Client();

let admin: Client;
let first: Product;
let second: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  const { body } = await visitor.get<Product[]>("/api/products");
  [first, second] = body as [Product, Product];
});

function kit(more: Record<string, unknown> = {}) {
  return { name: "Туршилтын цуйван", price: "21900", components: [{ productId: first.id, quantity: 500 }], ...more };
}

async function make(more?: Record<string, unknown>): Promise<MealKit> {
  const { status, body } = await admin.post<MealKit>(PATH, kit(more));
  expect(status).toBe(201);
  return body;
}

function remove({ id }: MealKit) {
  return admin.send<{ code?: string }>("DELETE", `${PATH}/${id}`);
}

async function listed(id: number): Promise<MealKit | undefined> {
  const { body } = await admin.get<MealKit[]>(PATH);
  return body.find((each) => each.id === id);
}

describe("creating a meal kit", () => {
  it("fills in omitted fields", async () => {
    const body = await make({ id: 1, createdAt: "2001-01-01T00:00:00Z", number: 1 });
    expect(body).toEqual({
      id: expect.any(Number),
      name: "Туршилтын цуйван",
      description: "",
      imageUrl: "",
      price: 21900,
      cookingTime: 30,
      servings: 2,
      difficultyLevel: "easy",
      instructions: "",
      isActive: true,
      components: [
        {
          id: expect.any(Number),
          mealKitId: body.id,
          productId: first.id,
          quantity: 500,
          unit: "grams",
          isOptional: false,
          product: { name: first.name, nameRu: first.nameRu, nameEn: first.nameEn, imageUrl: first.imageUrl },
        },
      ],
      createdAt: expect.stringMatching(/^20[2-9].*Z$/),
    });
    expect(body.id).toBeGreaterThan(1);
    expect(await listed(body.id)).toEqual(body);
    await remove(body);
  });

  it("keeps the given fields", async () => {
    const given = {
      description: "Тайлбар",
      imageUrl: first.imageUrl,
      price: 12345.67,
      cookingTime: 50,
      servings: 4,
      difficultyLevel: "hard",
      instructions: "Нэг.\nХоёр.",
      isActive: false,
      components: [
        { productId: second.id, quantity: 1.5, unit: "kg", isOptional: true },
        { productId: first.id, quantity: 2, unit: "ширхэг", isOptional: false },
      ],
    };
    const body = await make(given);
    expect(body).toMatchObject(given);
    await remove(body);
  });

  it("names every invalid field", async () => {
    const refused = async (json: unknown) => {
      const { fields = {} } = await admin.refused(400, "POST", PATH, { json });
      return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
    };
    expect(await refused({})).toEqual({ name: "meal_kit_name_required", price: "meal_kit_price_invalid" });
    expect(
      await refused({
        ...kit(),
        name: " ",
        price: "-1",
        cookingTime: 0,
        servings: 1.5,
        difficultyLevel: "impossible",
        imageUrl: "javascript:alert(1)",
        components: [{ productId: 0, quantity: -1, unit: "" }],
      }),
    ).toEqual({
      name: "meal_kit_name_required",
      price: "meal_kit_price_invalid",
      cookingTime: "cooking_time_invalid",
      servings: "servings_invalid",
      difficultyLevel: "value_invalid",
      imageUrl: "picture_link_invalid",
      "components.0.productId": "id_invalid",
      "components.0.quantity": "quantity_invalid",
      "components.0.unit": "required",
    });
    for (const price of ["", "abc", "0", 0, 0.99, "1.2345", 1.234, -5, null, [5], 1e12]) {
      expect(await refused(kit({ price }))).toEqual({ price: "meal_kit_price_invalid" });
    }
  });

  it("refuses components of missing products, and creates nothing", async () => {
    const before = (await admin.get<MealKit[]>(PATH)).body.length;
    const body = await admin.refused(400, "POST", PATH, {
      json: kit({
        components: [
          { productId: first.id, quantity: 1 },
          { productId: 2147483647, quantity: 1 },
        ],
      }),
    });
    expect(body.code).toBe("meal_kit_product_missing");
    expect(Object.keys(body.fields ?? {})).toEqual(["components.1.productId"]);
    expect((await admin.get<MealKit[]>(PATH)).body).toHaveLength(before);
  });
});

describe("changing a meal kit", () => {
  it("keeps omitted fields, and replaces the components when sent", async () => {
    const made = await make();
    const path = `${PATH}/${made.id}`;
    const renamed = await admin.send<MealKit>("PUT", path, { json: { name: "Бууз", price: 9900.5, id: 1 } });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toEqual({ ...made, name: "Бууз", price: 9900.5 });
    const { body } = await admin.send<MealKit>("PUT", path, {
      json: { components: [{ productId: second.id, quantity: 0.25, unit: "kg" }] },
    });
    expect(body).toMatchObject({ name: "Бууз", components: [{ productId: second.id, quantity: 0.25, unit: "kg" }] });
    expect(body.components).toHaveLength(1);
    expect((await admin.send<MealKit>("PUT", path, { json: { components: [] } })).body.components).toEqual([]);
    await remove(made);
  });

  it("twenty times at once leaves the components of one change", async () => {
    const made = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.send("PUT", `${PATH}/${made.id}`, {
          json: {
            servings: index + 1,
            components: Array.from({ length: 3 }, () => ({ productId: first.id, quantity: index + 1 })),
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await listed(made.id);
    expect(kept?.components.map(({ quantity }) => quantity)).toEqual(Array(3).fill(kept?.servings));
    await remove(made);
  });

  it("refuses invalid fields and changes nothing", async () => {
    const made = await make();
    const path = `${PATH}/${made.id}`;
    await admin.refused(400, "PUT", path, { json: { name: "Өөр", servings: -1 } });
    const missing = await admin.refused(400, "PUT", path, {
      json: { name: "Өөр", components: [{ productId: 2147483647, quantity: 1 }] },
    });
    expect(missing.code).toBe("meal_kit_product_missing");
    expect(await listed(made.id)).toEqual(made);
    await remove(made);
  });
});

describe("deleting a meal kit", () => {
  it("removes it from the list, once", async () => {
    const made = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(made)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect(await listed(made.id)).toBeUndefined();
    const late = await admin.refused(404, "PUT", `${PATH}/${made.id}`, { json: { name: "Хожуу" } });
    expect(late.code).toBe("meal_kit_not_found");
  });

  it("is 400 for an invalid id, like a change", async () => {
    for (const id of ["0", "abc", "1.5", "99999999999"]) {
      expect((await admin.refused(400, "DELETE", `${PATH}/${id}`)).code).toBe("id_invalid");
      expect((await admin.refused(400, "PUT", `${PATH}/${id}`, { json: { name: "Нэр" } })).code).toBe("id_invalid");
    }
  });
});

it("is for admins only", async () => {
  const { client: customer } = await registeredShopper();
  const calls: [string, string][] = [
    ["GET", PATH],
    ["POST", PATH],
    ["PUT", `${PATH}/1`],
    ["DELETE", `${PATH}/1`],
  ];
  for (const [method, path] of calls) {
    const json = method === "GET" || method === "DELETE" ? undefined : kit();
    expect((await visitor.refused(401, method, path, { json })).code).toBe("admin_required");
    expect((await customer.refused(403, method, path, { json })).code).toBe("access_denied");
  }
});

describe("generated meal kits", () => {
  it("are visible to their customer only", async () => {
    const { client } = await registeredShopper();
    expect(await client.get<GeneratedMealKit[]>("/api/generated-meal-kits")).toMatchObject({ status: 200, body: [] });
    expect((await visitor.refused(401, "GET", "/api/generated-meal-kits")).code).toBe("login_required");
  });
});
