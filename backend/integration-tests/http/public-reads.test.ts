import type { BankAccount } from "@zakh/bank-transfer/contract";
import {
  type Category,
  FACT_TEXT_FIELDS,
  type FilterChoices,
  isShownInLists,
  type Product,
} from "@zakh/catalog/contract";
import { textNames } from "@zakh/kit/contract";
import type { ServiceCategory, Store } from "@zakh/marketplace/contract";
import type { FooterSetting, NavigationItem } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, edgeUrl } from "./client";

const visitor = new Client();
const edge = new Client(edgeUrl);

describe("the seeded shop", () => {
  it("has the five categories of its lists in order", async () => {
    const { body } = await visitor.get<Category[]>("/api/categories");
    expect(
      body
        .filter(isShownInLists)
        .sort((a, b) => a.order - b.order)
        .map(({ name }) => name),
    ).toEqual(["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"]);
  });

  it("has at least forty products in three languages, with pictures and a price", async () => {
    const { body } = await visitor.get<Product[]>("/api/products");
    expect(body.length).toBeGreaterThanOrEqual(40);
    for (const product of body) {
      expect(product).toEqual({
        id: expect.any(Number),
        name: expect.stringMatching(/\S/),
        nameRu: expect.stringMatching(/\S/),
        nameEn: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        descriptionRu: expect.stringMatching(/\S/),
        descriptionEn: expect.stringMatching(/\S/),
        origin: expect.stringMatching(/\S/),
        originRu: expect.stringMatching(/\S/),
        originEn: expect.stringMatching(/\S/),
        ...Object.fromEntries(textNames(FACT_TEXT_FIELDS).map((name) => [name, expect.any(String)])),
        temperature: expect.stringMatching(/^(?:chilled|frozen|room)$/),
        packWeight: product.packWeight === null ? null : expect.any(Number),
        grade: "",
        producer: "",
        allergens: expect.any(Array),
        category: expect.stringMatching(/\S/),
        categoryRu: expect.stringMatching(/\S/),
        categoryEn: expect.stringMatching(/\S/),
        categoryId: expect.any(Number),
        price: expect.any(Number),
        imageUrls: expect.any(Array),
        imageUrl: product.imageUrls[0],
        stock: expect.any(Number),
        trackStock: expect.any(Boolean),
        available: product.trackStock && product.stock < 99 ? product.stock : null,
        isSoldOut: expect.any(Boolean),
        minOrderQuantity: expect.any(Number),
        packSize: expect.any(Number),
        priceDivisor: expect.any(Number),
        unit: expect.stringMatching(/^(?:kg|pack|piece)$/),
        meat: expect.stringMatching(/^(?:none|meat|traced)$/),
        traceNumber: expect.any(String),
        storeId: null,
        seller: null,
        isHidden: false,
        isListed: true,
        isFeatured: false,
        position: product.id,
        rating: null,
        reviewCount: 0,
        createdAt: expect.stringMatching(/Z$/),
      });
      expect(product.price).toBeGreaterThan(0);
      expect(product.imageUrls.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("returns pages of its products, of all or of a category", async () => {
    const { body: all } = await visitor.get<Product[]>("/api/products");
    const read = async (query: string) => (await visitor.get<Product[]>(`/api/products?${query}`)).body;
    const lamb = all.filter(({ category }) => category === "Хонины мах");
    expect(await read("limit=3")).toEqual(all.slice(0, 3));
    expect(await read("limit=3&offset=2")).toEqual(all.slice(2, 5));
    expect(await read(`category=${encodeURIComponent("Хонины мах")}`)).toEqual(lamb);
    expect(await read(`category=${encodeURIComponent("Хонины мах")}&offset=1&limit=2`)).toEqual(lamb.slice(1, 3));
    expect(await read("category=none")).toEqual([]);
    expect(await read(`category=${"x".repeat(1000)}`)).toEqual([]);
    for (const query of ["limit=0", "limit=many", "offset=-1", "category=a&category=b"]) {
      await visitor.refused(400, "GET", `/api/products?${query}`);
    }
  });

  it("returns its products in each order, of all or of a category, and those that can be bought now", async () => {
    const read = async (query: string) => (await edge.get<Product[]>(`/api/products?${query}`)).body;
    const unitPrice = ({ price, priceDivisor }: Product) => Math.round(price / priceDivisor);
    const lamb = `category=${encodeURIComponent("Хонины мах")}`;
    const prices = (await read(`${lamb}&sort=price`)).map(unitPrice);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect((await read(`${lamb}&sort=-price`)).map(unitPrice)).toEqual([...prices].reverse());
    const names = (await read("sort=nameRu&limit=200")).map(({ name, nameRu }) => nameRu || name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "ru")));
    const days = (await read("sort=newest&limit=50")).map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
    expect((await read("inStock=true")).filter(({ isSoldOut }) => isSoldOut)).toEqual([]);
    expect(await read("sort=shop&limit=5")).toEqual(await read("limit=5"));
    const frozen = await read("temperature=frozen&seller=shop&limit=200");
    expect(frozen.length).toBeGreaterThan(10);
    expect(frozen.filter(({ temperature, storeId }) => temperature !== "frozen" || storeId !== null)).toEqual([]);
    const { temperatures, origins } = (await edge.get<FilterChoices>("/api/products/filters")).body;
    expect(temperatures).toContain("chilled");
    for (const { origin } of origins.slice(0, 3))
      expect((await read(`origin=${encodeURIComponent(origin)}&limit=1`))[0]?.origin).toBe(origin);
    expect(await read("origin=nowhere")).toEqual([]);
    const refused = [
      "sort=stock",
      "sort=price&sort=name",
      "inStock=no",
      "temperature=warm",
      "seller=me",
      "origin=a&origin=b",
    ];
    for (const query of refused) await visitor.refused(400, "GET", `/api/products?${query}`);
  });

  it("returns chosen products in the order of their ids, without those that are not on sale, and not more than fifty", async () => {
    const [first, second] = (await edge.get<Product[]>("/api/products?limit=2")).body;
    const ids = `${second?.id},2147483,${first?.id},${second?.id}`;
    expect((await edge.get<Product[]>(`/api/products?ids=${ids}`)).body).toEqual([second, first]);
    expect((await edge.get<Product[]>("/api/products?ids=")).body).toEqual([]);
    const many = Array.from({ length: 51 }, (_, place) => place + 1).join(",");
    for (const query of [many, "1,x"]) await visitor.refused(400, "GET", `/api/products?ids=${query}`);
  });

  it("sells one lamb in packs of 4 kg, 'Хонины хаа' by the quarter, and some by less than a kilogram", async () => {
    const { body } = await visitor.get<Product[]>("/api/products");
    expect(body.filter(({ packSize }) => packSize === 4)).toMatchObject([
      { category: "Хонины мах", minOrderQuantity: 4 },
    ]);
    expect(body.filter(({ priceDivisor }) => priceDivisor === 4)).toMatchObject([{ name: "Хонины хаа" }]);
    expect(body.some(({ minOrderQuantity }) => !Number.isInteger(minOrderQuantity))).toBe(true);
  });

  it("serves every picture as a WebP with its resized copies", async () => {
    const { body } = await visitor.get<Product[]>("/api/products");
    const [url = ""] = body[0]?.imageUrls ?? [];
    for (const path of [url, url.replace(".webp", "-320.webp")]) {
      const response = await fetch(`${edgeUrl}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toMatch(/max-age=31536000.*immutable|immutable.*max-age=31536000/);
    }
  });

  it("has one default bank account among two", async () => {
    const { body } = await visitor.get<BankAccount[]>("/api/bank-accounts");
    expect(body).toHaveLength(2);
    const standard = body.filter(({ isDefault }) => isDefault);
    expect(standard).toHaveLength(1);
    expect((await visitor.get("/api/bank-accounts/default")).body).toEqual(standard[0]);
  });

  it("returns its name, shipping fee, hero, logo and footer", async () => {
    expect((await visitor.get("/api/settings/site-name")).body).toEqual({ siteName: expect.stringMatching(/\S/) });
    expect((await visitor.get("/api/settings/shipping-fee")).body).toEqual({ value: "4000" });
    expect((await visitor.get("/api/settings/hero")).body).toEqual({
      title: expect.stringMatching(/\S/),
      titleRu: expect.stringMatching(/\S/),
      titleEn: expect.stringMatching(/\S/),
      text: expect.stringMatching(/\S/),
      textRu: expect.stringMatching(/\S/),
      textEn: expect.stringMatching(/\S/),
      imageUrl: expect.stringMatching(/^\/static\//),
    });
    expect((await visitor.get("/api/settings/logo")).body).toEqual({ logoUrl: expect.stringMatching(/^\//) });
    const { body: footer } = await visitor.get<FooterSetting>("/api/settings/footer");
    expect(footer.address).toMatch(/Cheongju|Чонжу|청주/);
    expect(footer.copyright).toBe(footer.copyrightText);
  });

  it("has a menu", async () => {
    const { body } = await visitor.get<NavigationItem[]>("/api/navigation");
    expect(body.map(({ url }) => url)).toContain("/contact");
  });

  it("lists eight service categories and at least six verified stores with address and phone", async () => {
    const { body: categories } = await visitor.get<ServiceCategory[]>("/api/service-categories");
    expect(categories).toHaveLength(8);
    const lists = await Promise.all(
      categories.map(({ slug }) => visitor.get<Store[]>(`/api/service-categories/${slug}/stores`)),
    );
    const stores = lists.flatMap(({ body }) => body);
    expect(stores.length).toBeGreaterThanOrEqual(6);
    for (const store of stores) {
      expect(store).toMatchObject({ isVerified: true, isActive: true, userId: null });
      expect(store.address).toMatch(/\S/);
      expect(store.phone).toMatch(/\d/);
      expect((await visitor.get(`/api/stores/${store.id}`)).body).toEqual(store);
    }
  });
});

describe("reading by id or slug", () => {
  it("returns the product of the list", async () => {
    const { body } = await visitor.get<Product[]>("/api/products");
    const product = body.at(-1);
    expect((await visitor.get(`/api/products/${product?.id}`)).body).toEqual(product);
  });

  it("is 404 for missing ones and for invalid ids", async () => {
    for (const id of ["999999", "0", "-1", "1.5", "abc", "1e3", "99999999999"]) {
      expect((await visitor.refused(404, "GET", `/api/products/${id}`)).code).toBe("product_not_found");
      expect((await visitor.refused(404, "GET", `/api/stores/${id}`)).code).toBe("store_not_found");
    }
    expect((await visitor.refused(404, "GET", "/api/service-categories/nowhere")).code).toBe(
      "service_category_not_found",
    );
    expect((await visitor.refused(404, "GET", "/api/no/such/call")).code).toBe("not_found");
  });
});

describe("a public read", () => {
  it("is revalidated every time and answered 304 when nothing changed", async () => {
    const first = await visitor.get("/api/products");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"/);
    expect((await visitor.get("/api/products", { "if-none-match": etag })).status).toBe(304);
  });

  it("needs no session, and sets none", async () => {
    expect((await visitor.get("/api/products")).headers.getSetCookie()).toEqual([]);
  });
});

describe("the edge", () => {
  it("does not expose Medusa's own calls on the public address", async () => {
    for (const path of ["/store/products", "/admin/orders.json", "/auth/user/emailpass", "/app", "/app/orders"]) {
      const answer = await fetch(`${edgeUrl}${path}`, { redirect: "manual" });
      expect(answer.headers.get("content-type") ?? "").not.toContain("json");
    }
    expect((await fetch(`${commerceUrl}/app`)).status).toBe(200);
  });
});
