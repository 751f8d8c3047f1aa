import type { Category, Product } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { newName, newPicture, productForm, TestProducts } from "./test-products";

const visitor = new Client();
let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterAll(() => testProducts.clear());

async function categoryNamed(name: string): Promise<Category> {
  const { body } = await visitor.get<Category[]>("/api/categories");
  const category = body.find((candidate) => candidate.name === name);
  if (!category) throw new Error(`No category ${name}`);
  return category;
}

async function onSale(): Promise<Product[]> {
  return (await visitor.get<Product[]>("/api/products")).body;
}

describe("a new product", () => {
  it("is on sale at once, with all fields of the form", async () => {
    const name = newName();
    const { status, body } = await admin.send<Product>("POST", "/api/products", {
      form: productForm(
        {
          name,
          nameRu: "Мясо",
          nameEn: "Meat",
          description: "Нэг\nхоёр",
          descriptionRu: "Один",
          descriptionEn: "One",
          origin: "Солонгос, Жэжү",
          originRu: " Корея, Чеджу ",
          originEn: "Korea, Jeju",
          cut: " Гуя ",
          temperature: "frozen",
          packWeight: "1,500",
          grade: "1++",
          allergens: ["wheat", "egg", "wheat"],
          category: "Хонины мах",
          price: "15000.50",
          stock: 999,
          minOrderQuantity: "0.5",
          packSize: 0.5,
          priceDivisor: 2,
          imageUrls: [],
        },
        { images: [await newPicture(), await newPicture()] },
      ),
    });
    expect(status).toBe(201);
    const mutton = await categoryNamed("Хонины мах");
    expect(body).toEqual({
      id: expect.any(Number),
      name,
      nameRu: "Мясо",
      nameEn: "Meat",
      description: "Нэг\nхоёр",
      descriptionRu: "Один",
      descriptionEn: "One",
      origin: "Солонгос, Жэжү",
      originRu: "Корея, Чеджу",
      originEn: "Korea, Jeju",
      ...textsOf(["storage", "useBy", "ingredients", "cut"], { cut: "Гуя" }),
      temperature: "frozen",
      packWeight: 1500,
      grade: "1++",
      producer: "",
      allergens: ["egg", "wheat"],
      category: mutton.name,
      categoryRu: mutton.nameRu,
      categoryEn: mutton.nameEn,
      categoryId: mutton.id,
      price: 15000.5,
      imageUrls: [expect.stringMatching(/^\/static\/img\//), expect.stringMatching(/^\/static\/img\//)],
      imageUrl: body.imageUrls[0],
      stock: 999,
      trackStock: false,
      available: null,
      isSoldOut: false,
      unit: "kg",
      minOrderQuantity: 0.5,
      packSize: 0.5,
      priceDivisor: 2,
      meat: "meat",
      traceNumber: "",
      storeId: null,
      seller: null,
      isHidden: false,
      isListed: true,
      isFeatured: false,
      position: body.id,
      rating: null,
      reviewCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await visitor.get(`/api/products/${body.id}`)).body).toEqual(body);
    expect(await onSale()).toContainEqual(body);
    expect((await admin.send("DELETE", `/api/products/${body.id}`)).status).toBe(204);
  });

  it("needs only name, category and price; the category also by its id", async () => {
    const pork = await categoryNamed("Гахайн мах");
    const product = await testProducts.add({ category: pork.id, price: 1 });
    expect(product).toMatchObject({
      category: pork.name,
      categoryId: pork.id,
      nameRu: "",
      description: "",
      origin: "Монгол",
      originRu: "",
      originEn: "",
      price: 1,
      imageUrls: [],
      imageUrl: "",
      stock: 0,
      trackStock: false,
      minOrderQuantity: 1,
      packSize: 1,
      priceDivisor: 1,
    });
  });

  it.each([{ temperature: "warm" }, { packWeight: 0.5 }, { allergens: ["cat"] }, { grade: "x".repeat(61) }])(
    "is refused with a fact that cannot be: %j",
    async (fact) => {
      const productData = { name: newName(), category: "Бусад", price: 500, ...fact };
      await admin.refused(400, "POST", "/api/products", { json: { productData } });
    },
  );

  it("may be a plain JSON body", async () => {
    const { status, body } = await admin.post<Product>("/api/products", {
      productData: { name: newName(), category: "Бусад", price: 500 },
    });
    expect(status).toBe(201);
    expect((await admin.send("DELETE", `/api/products/${body.id}`)).status).toBe(204);
  });

  it("is priced by the quarter under the name 'Хонины хаа', unless the form sets a divisor", async () => {
    expect((await testProducts.add({ name: "Хонины хаа" })).priceDivisor).toBe(4);
    expect((await testProducts.add({ name: "Хонины хаа", priceDivisor: 1 })).priceDivisor).toBe(1);
  });

  it("cannot set its id, its store, its date or its position", async () => {
    const given = {
      id: 1,
      storeId: 1,
      createdAt: "2001-01-01T00:00:00.000Z",
      number: 1,
      status: "draft",
      product_id: "x",
    };
    const product = await testProducts.add(given);
    expect(product.id).toBeGreaterThan(1);
    expect(product.storeId).toBeNull();
    expect(product.createdAt).not.toBe(given.createdAt);
    const changed = await testProducts.change(product.id, given);
    expect(changed).toEqual(product);
  });
});

describe("saving a product", () => {
  it("changes the given fields and keeps the rest", async () => {
    const product = await testProducts.add(
      { nameEn: "Old", description: "Хуучин", origin: "Монгол", originRu: "Монголия", stock: 3 },
      { images: [await newPicture()] },
    );
    const name = newName();
    const other = await categoryNamed("Бусад");
    expect(await testProducts.change(product.id, { name, price: "20000", category: other.name })).toEqual({
      ...product,
      name,
      price: 20000,
      category: other.name,
      categoryRu: other.nameRu,
      categoryEn: other.nameEn,
      categoryId: other.id,
      meat: other.meat,
    });
    const change = { description: "", originRu: "", nameEn: "New", minOrderQuantity: 2.5 };
    expect(await testProducts.change(product.id, change)).toMatchObject({
      name,
      description: "",
      origin: "Монгол",
      originRu: "",
      nameEn: "New",
      minOrderQuantity: 2.5,
      price: 20000,
      imageUrls: product.imageUrls,
    });
  });

  it("is visible in the very next read", async () => {
    const product = await testProducts.add();
    const before = await visitor.get("/api/products");
    const changed = await testProducts.change(product.id, { price: 777 });
    const after = await visitor.get<Product[]>("/api/products", { "if-none-match": before.headers.get("etag") ?? "" });
    expect(after.status).toBe(200);
    expect(after.body).toContainEqual(changed);
    expect((await visitor.get(`/api/products/${product.id}`)).body).toEqual(changed);
  });

  it("keeps one of twenty concurrent saves, completely", async () => {
    const product = await testProducts.add({}, { images: [await newPicture()] });
    const wishes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ({
        data: { name: newName(), price: 1000 + index, stock: index, nameEn: `No ${index}` },
        picture: await newPicture(),
      })),
    );
    const answers = await Promise.all(
      wishes.map(({ data, picture }) =>
        admin.send<Product>("PUT", `/api/products/${product.id}`, {
          form: productForm(data, { images: [picture], kept: [] }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const [index, { body }] of answers.entries()) expect(body).toMatchObject(wishes[index]?.data ?? {});
    const { body: last } = await visitor.get<Product>(`/api/products/${product.id}`);
    const winner = answers.find(({ body }) => body.name === last.name);
    expect(last).toEqual(winner?.body);
    expect(last.imageUrls).toHaveLength(1);
  });
});

describe("deleting a product", () => {
  it("removes it from the shop, once", async () => {
    const { id } = await testProducts.add({ trackStock: true, stock: 5 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.send<{ code?: string }>("DELETE", `/api/products/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect((await visitor.refused(404, "GET", `/api/products/${id}`)).code).toBe("product_not_found");
    expect((await onSale()).map((product) => product.id)).not.toContain(id);
    const form = productForm({ name: "x" });
    expect((await admin.refused(404, "PUT", `/api/products/${id}`, { form })).code).toBe("product_not_found");
  });
});

describe("a product form is refused", () => {
  it("without the admin's rights, with the spec's texts", async () => {
    const { client: shopper } = await registeredShopper();
    const { id } = await testProducts.add();
    const headers = { "accept-language": "en" };
    const calls: [string, string][] = [
      ["POST", "/api/products"],
      ["PUT", `/api/products/${id}`],
      ["DELETE", `/api/products/${id}`],
    ];
    for (const [method, path] of calls) {
      const form = method === "DELETE" ? undefined : productForm({ name: "x", category: "Бусад", price: 1 });
      expect(await visitor.refused(401, method, path, { form, headers })).toEqual({
        code: "admin_required",
        message: "Admin rights required",
      });
      expect(await shopper.refused(403, method, path, { form, headers })).toEqual({
        code: "access_denied",
        message: "Insufficient access rights",
      });
    }
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(200);
  });

  it("without name, category and price, with the spec's sentence", async () => {
    const headers = { "accept-language": "en" };
    const body = await admin.refused(400, "POST", "/api/products", {
      form: productForm({ name: " ", price: "" }),
      headers,
    });
    expect(body.code).toBe("product_incomplete");
    expect(body.message).toBe("Product name, category and price are required");
    expect(body.fields).toEqual({
      "productData.name": { code: "required", message: "This field is required" },
      "productData.category": { code: "required", message: "This field is required" },
      "productData.price": { code: "price_required", message: "Enter price" },
    });
    expect((await admin.refused(400, "POST", "/api/products", { form: productForm(undefined) })).code).toBe(
      "product_incomplete",
    );
    expect((await admin.refused(400, "POST", "/api/products", { json: {} })).code).toBe("product_incomplete");
  });

  it("when a change would leave name, category or price empty", async () => {
    const product = await testProducts.add();
    for (const data of [{ name: "" }, { category: "" }, { price: " " }]) {
      const form = productForm(data);
      const body = await admin.refused(400, "PUT", `/api/products/${product.id}`, { form });
      expect([body.code, Object.keys(body.fields ?? {})]).toEqual([
        "product_incomplete",
        [`productData.${Object.keys(data)[0]}`],
      ]);
    }
    expect((await visitor.get(`/api/products/${product.id}`)).body).toEqual(product);
  });

  it("for every value out of range, by field", async () => {
    const form = productForm({
      name: "х".repeat(201),
      origin: "х".repeat(101),
      originRu: "Корея\u0000",
      originEn: ["Korea"],
      category: "Бусад",
      price: 0.5,
      stock: -1,
      minOrderQuantity: 0,
      packSize: 100,
      priceDivisor: "x",
      trackStock: "yes",
    });
    const body = await admin.refused(400, "POST", "/api/products", { form });
    expect(body.code).toBe("validation_failed");
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { code }]) => [field, code]))).toEqual({
      "productData.name": "too_long",
      "productData.origin": "too_long",
      "productData.originRu": "text_invalid",
      "productData.originEn": "text_invalid",
      "productData.price": "price_invalid",
      "productData.stock": "stock_invalid",
      "productData.minOrderQuantity": "minimum_invalid",
      "productData.packSize": "pack_size_invalid",
      "productData.priceDivisor": "price_divisor_invalid",
      "productData.trackStock": "value_invalid",
    });
    const blank = await admin.refused(400, "POST", "/api/products", {
      form: productForm({ minOrderQuantity: "" }),
      headers: { "accept-language": "en" },
    });
    expect(blank.fields?.["productData.minOrderQuantity"]?.message).toBe("Enter minimum order quantity");
  });

  it("with a product's own fields beside productData, where nothing would be saved", async () => {
    const { id } = await testProducts.add();
    for (const json of [{ price: 21_000 }, { name: "Нэр", stock: 5, productData: { price: 21_000 } }]) {
      const { fields } = await admin.refused(400, "PUT", `/api/products/${id}`, { json });
      expect(Object.values(fields ?? {}).map(({ code }) => code)).toContain("value_invalid");
    }
    expect((await visitor.get<Product>(`/api/products/${id}`)).body.price).not.toBe(21_000);
  });

  it("for a missing category", async () => {
    for (const category of ["Загас", 999999]) {
      const form = productForm({ name: newName(), category, price: 1 });
      const body = await admin.refused(400, "POST", "/api/products", { form });
      expect(body.fields?.["productData.category"]?.code).toBe("category_not_found");
    }
  });

  it("for a minimum that cannot be ordered in whole packs", async () => {
    const data = { name: newName(), category: "Бусад", price: 1, minOrderQuantity: 61, packSize: 60 };
    const body = await admin.refused(400, "POST", "/api/products", { form: productForm(data) });
    expect(body.code).toBe("minimum_not_sold");
    const product = await testProducts.add({ packSize: 60 });
    const change = productForm({ minOrderQuantity: 61 });
    expect((await admin.refused(400, "PUT", `/api/products/${product.id}`, { form: change })).code).toBe(
      "minimum_not_sold",
    );
  });

  it("for an invalid id, and for a missing product", async () => {
    const form = () => productForm({ name: "x" });
    for (const id of ["0", "-1", "1.5", "abc", "99999999999"]) {
      expect((await admin.refused(400, "PUT", `/api/products/${id}`, { form: form() })).code).toBe("id_invalid");
      expect((await admin.refused(400, "DELETE", `/api/products/${id}`)).code).toBe("id_invalid");
    }
    expect((await admin.refused(404, "PUT", "/api/products/999999", { form: form() })).code).toBe("product_not_found");
    expect((await admin.refused(404, "DELETE", "/api/products/999999")).code).toBe("product_not_found");
  });

  it("for invalid JSON, and for other content types", async () => {
    const form = new FormData();
    form.set("productData", "{");
    const body = await admin.refused(400, "POST", "/api/products", { form });
    expect(body.fields?.productData?.code).toBe("json_invalid");
    const headers = { "content-type": "text/plain" };
    expect((await admin.refused(415, "POST", "/api/products", { json: "name=x", headers })).code).toBe(
      "media_type_unsupported",
    );
  });
});
