import { describe, expect, it } from "vitest";
import type { Product } from "./product";
import { productData } from "./product-data";
import {
  draftOf,
  extrasBody,
  extrasDraft,
  newDraft,
  type ProductDraft,
  productBody,
  productDraft,
  saleOf,
} from "./product-draft";
import { NO_FACTS } from "./product-facts";
import { productTexts } from "./product-fields";

const draft = (fields: Partial<ProductDraft> = {}): ProductDraft => ({
  ...newDraft("Үхрийн мах"),
  name: "Үхрийн гуя",
  price: "15000",
  ...fields,
});

function faults(fields: Partial<ProductDraft>): Record<string, string> {
  const result = productDraft.safeParse(draft(fields));
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

function checked(fields: Partial<ProductDraft> = {}) {
  return productDraft.parse(draft(fields));
}

describe("the form of a product", () => {
  it("requires a name, a category, a price and a minimum order", () => {
    expect(faults({ name: " ", category: "", price: " ", minOrderQuantity: "" })).toEqual({
      name: "required",
      category: "required",
      price: "price_required",
      minOrderQuantity: "minimum_required",
    });
    expect(faults({})).toEqual({});
  });

  it("refuses parts of what is sold whole", () => {
    const halves = { unit: "pack", minOrderQuantity: "0.5", packSize: "1.5", trackStock: true, stock: "2.5" } as const;
    const whole = "quantity_not_whole";
    expect(faults(halves)).toEqual({ minOrderQuantity: whole, packSize: whole, stock: whole });
  });

  it("refuses invalid prices and quantities", () => {
    expect(faults({ price: "0" })).toEqual({ price: "price_invalid" });
    expect(faults({ price: "үнэгүй" })).toEqual({ price: "price_invalid" });
    expect(faults({ minOrderQuantity: "0.05" })).toEqual({ minOrderQuantity: "minimum_invalid" });
    expect(faults({ packSize: "100" })).toEqual({ packSize: "pack_size_invalid" });
    expect(faults({ priceDivisor: "0" })).toEqual({ priceDivisor: "price_divisor_invalid" });
    expect(faults({ packSize: "60", minOrderQuantity: "61" })).toEqual({ minOrderQuantity: "minimum_not_sold" });
  });

  it("may omit the origin, and limits it to 100 characters", () => {
    expect(checked({}).origin).toBe("");
    expect(faults({ origin: "х".repeat(100), originRu: "х".repeat(101) })).toEqual({ originRu: "too_long" });
  });

  it("accepts a price with thousands separators", () => {
    expect(checked({ price: "15,000" }).price).toBe(15000);
    expect(checked({ price: "16.700" }).price).toBe(16700);
    expect(faults({ price: "1,250,000.50" })).toEqual({ price: "won_has_no_decimals" });
    expect(faults({ price: "1,5" })).toEqual({ price: "won_has_no_decimals" });
  });

  it("requires the stock only when it is tracked", () => {
    expect(faults({ trackStock: true, stock: "" })).toEqual({ stock: "stock_invalid" });
    expect(checked({ trackStock: true, stock: "12.5" }).stock).toBe(12.5);
    expect(faults({ trackStock: false, stock: "" })).toEqual({});
  });

  it("starts with the product's values, but not with an untracked stock", () => {
    const product = {
      ...checked(),
      price: 15000.5,
      packSize: 4,
      minOrderQuantity: 4,
      priceDivisor: 1,
      stock: 999,
      imageUrls: ["/a.webp"],
    };
    expect(draftOf({ ...product, trackStock: false } as unknown as Product)).toMatchObject({
      price: "15000.5",
      packSize: "4",
      stock: "",
      pictures: [{ url: "/a.webp" }],
    });
    expect(draftOf({ ...product, trackStock: true } as unknown as Product).stock).toBe("999");
  });
});

describe("the shopper's view", () => {
  it("follows the rule while it is being typed", () => {
    expect(saleOf(draft({ packSize: "4", minOrderQuantity: "4" }))).toEqual({
      price: 15000,
      unit: "kg",
      packSize: 4,
      minOrderQuantity: 4,
      priceDivisor: 1,
    });
    expect(saleOf(draft({ name: "Хонины хаа" }))?.priceDivisor).toBe(4);
    expect(saleOf(draft({ name: "Хонины хаа", priceDivisor: "1" }))?.priceDivisor).toBe(1);
  });

  it("is undefined while price or rule is invalid", () => {
    expect(saleOf(draft({ price: "" }))).toBeUndefined();
    expect(saleOf(draft({ packSize: "0" }))).toBeUndefined();
    expect(saleOf(draft({ packSize: "60", minOrderQuantity: "61" }))).toBeUndefined();
  });
});

describe("the body that saves a product", () => {
  const file = new File(["x"], "new.png", { type: "image/png" });
  const json = (form: FormData, name: string) => JSON.parse(String(form.get(name)));
  const body = (parts: Partial<Parameters<typeof productBody>[0]> = {}) =>
    productBody({ data: checked(), before: [], stockTyped: false, ...parts });

  it("lists new files in their places among the kept ones, and the removed ones", () => {
    const pictures = [{ url: "blob:1", file }, { url: "/static/img/b.webp" }, { url: "blob:2", file }];
    const before = [{ url: "/static/img/a.webp" }, { url: "/static/img/b.webp" }];
    const form = body({ data: checked({ pictures }), before });
    expect(form.getAll("images")).toHaveLength(2);
    expect(json(form, "keptUrls")).toEqual(["new:0", "/static/img/b.webp", "new:1"]);
    expect(json(form, "removedUrls")).toEqual(["/static/img/a.webp"]);
    expect(json(form, "productData").imageUrls).toEqual(["/static/img/b.webp"]);
  });

  it("lists no removed pictures when there are none", () => {
    expect(
      body({ data: checked({ pictures: [{ url: "/a.webp" }] }), before: [{ url: "/a.webp" }] }).has("removedUrls"),
    ).toBe(false);
  });

  it("sends 999 as stock unless it is tracked, and then only a typed value", () => {
    expect(json(body(), "productData").stock).toBe(999);
    const data = checked({ trackStock: true, stock: "12.5" });
    expect(json(body({ data, stockTyped: true }), "productData").stock).toBe(12.5);
    expect(json(body({ data, stockTyped: false }), "productData")).not.toHaveProperty("stock");
  });

  it("contains the whole sale rule, with defaults for blank fields", () => {
    expect(json(body(), "productData")).toMatchObject({ minOrderQuantity: 1, packSize: 1, priceDivisor: 1 });
    expect(json(body({ data: checked({ name: "Хонины хаа" }) }), "productData").priceDivisor).toBe(4);
  });

  it("is what the server takes, also of facts that nobody has said", () => {
    const form = extrasBody({ data: extrasDraft.parse(draft({})), stockTyped: false });
    expect(productData.safeParse(json(form, "productData")).error).toBeUndefined();
  });

  it("omits what Medusa's own page edits when it saves the shop's fields only", () => {
    const typed = draft({ nameRu: "Говядина", origin: " Австрали ", packSize: "4", minOrderQuantity: "4" });
    const form = extrasBody({ data: extrasDraft.parse(typed), stockTyped: false });
    expect([...form.keys()]).toEqual(["productData"]);
    const { nameRu: _ru, nameEn: _en, name: _, description: __, ...texts } = productTexts();
    expect(json(form, "productData")).toEqual({
      ...texts,
      ...NO_FACTS,
      nameRu: "Говядина",
      nameEn: "",
      origin: "Австрали",
      unit: "kg",
      minOrderQuantity: 4,
      packSize: 4,
      priceDivisor: 1,
      trackStock: false,
      stock: 999,
    });
  });

  it("is not blocked by hidden fields: a price with decimals, or a name that only Medusa allows", () => {
    expect(faults({ price: "16700.5" })).toEqual({ price: "won_has_no_decimals" });
    const fields = draft({ price: "16700.5", name: " ", packSize: "100" });
    const refused = extrasDraft.safeParse(fields).error?.issues.map(({ path }) => path.join("."));
    expect(refused).toEqual(["packSize"]);
    expect(extrasDraft.safeParse({ ...fields, packSize: "1" }).success).toBe(true);
    const sold = extrasDraft.safeParse({ ...fields, packSize: "60", minOrderQuantity: "61" });
    expect(sold.error?.issues.map(({ message }) => message)).toEqual(["minimum_not_sold"]);
  });
});
