import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DEFAULT_SALE_RULE,
  lineTotal,
  minimumQuantity,
  productData,
  QUARTER_PRICED_NAME,
  quantityFault,
  WEEKDAYS,
} from "@zakh/catalog/contract";
import { missingOfStore, NO_IDENTITY, storeChanges } from "@zakh/marketplace/contract";
import { isSiteLink } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../parts/seed-pictures";
import { BANK_ACCOUNTS } from "./bank-accounts";
import { PRODUCTS } from "./catalogue";
import { CATEGORIES } from "./categories";
import { MEAL_KITS } from "./meal-kits";
import { NAVIGATION } from "./navigation";
import { FACTS } from "./products/facts";
import type { SeedProduct } from "./products/seed-product";
import { SERVICE_CATEGORIES } from "./service-categories";
import { FOOTER, SHIPPING_FEE } from "./site-content";
import { STORE_CATEGORIES } from "./store-categories";
import { STORES } from "./stores";
import { translations } from "./translated";

function saleRule({ unit = "kg", minOrderQuantity = 1, packSize = 1, priceDivisor = 1 }: SeedProduct) {
  return { unit, minOrderQuantity, packSize, priceDivisor };
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("the opening catalogue", () => {
  it("fills each of the five categories, in the shop's order", () => {
    expect(CATEGORIES.map(({ name }) => name.mn)).toEqual([
      "Үхрийн мах",
      "Хонины мах",
      "Тахианы мах",
      "Гахайн мах",
      "Бусад",
    ]);
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(44);
    for (const { slug } of CATEGORIES) {
      expect(PRODUCTS.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(7);
    }
  });

  it("describes every category in every language", () => {
    for (const { slug, name, description } of [...CATEGORIES, ...STORE_CATEGORIES, ...SERVICE_CATEGORIES]) {
      for (const language of ["mn", "ru", "en"] as const) {
        expect(name[language].length, `${slug} ${language}`).toBeGreaterThan(3);
        expect(description[language].length, `${slug} ${language}`).toBeGreaterThan(20);
      }
    }
  });

  it("names every product once, in every language", () => {
    expect(duplicates(PRODUCTS.map(({ handle }) => handle))).toEqual([]);
    for (const language of ["mn", "ru", "en"] as const) {
      expect(duplicates(PRODUCTS.map(({ name }) => name[language]))).toEqual([]);
      for (const { handle, name, description } of PRODUCTS) {
        expect(name[language].length, `${handle} ${language}`).toBeGreaterThan(3);
        expect(description[language].length, `${handle} ${language}`).toBeGreaterThan(60);
      }
    }
  });

  it("states the origin of every product in every language", () => {
    for (const { handle, origin } of PRODUCTS) {
      expect(productData.parse(translations("origin", origin)), handle).toEqual(translations("origin", origin));
      for (const text of Object.values(origin)) expect(text.length, handle).toBeGreaterThan(2);
    }
  });

  it("says of each product whether it is chilled, and of what is made what it is made of", () => {
    expect(Object.keys(FACTS).sort()).toEqual(PRODUCTS.map(({ handle }) => handle).sort());
    for (const handle of ["frozen-buuz", "frozen-bansh", "house-sausage", "smoked-bacon", "borts"])
      expect(FACTS[handle]?.allergens, handle).not.toEqual([]);
  });

  it("uses the alphabet of each language", () => {
    for (const { handle, name, description, origin } of PRODUCTS) {
      expect(`${name.en} ${description.en} ${origin.en}`, handle).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(`${name.ru} ${description.ru} ${origin.ru}`, handle).not.toMatch(/[өүӨҮ]/);
      expect(description.mn, handle).toMatch(/[өү]/);
    }
  });

  it("can be ordered at its minimum", () => {
    for (const product of PRODUCTS) {
      const rule = saleRule(product);
      expect(product.handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(minimumQuantity(rule), product.handle).toBe(rule.minOrderQuantity);
      expect(quantityFault(rule.minOrderQuantity, rule), product.handle).toBeUndefined();
      expect(lineTotal(product.price, rule.minOrderQuantity, rule.priceDivisor), product.handle).toBeGreaterThan(1000);
      expect(product.trackedStock ?? 999, product.handle).toBeGreaterThanOrEqual(rule.minOrderQuantity);
    }
  });

  it("has the sale rules of the specification", () => {
    const minimums = PRODUCTS.map(({ minOrderQuantity = DEFAULT_SALE_RULE.minOrderQuantity }) => minOrderQuantity);
    expect(minimums).toContain(0.5);
    expect(minimums).toContain(1.5);
    const packs = PRODUCTS.filter(({ packSize = 1 }) => packSize > 1);
    expect(packs.map(({ category, packSize, minOrderQuantity }) => ({ category, packSize, minOrderQuantity }))).toEqual(
      [{ category: "mutton", packSize: 4, minOrderQuantity: 4 }],
    );
    // Products without larger packs can be bought in whole kilograms.
    for (const { handle, minOrderQuantity = 1, packSize = 1 } of PRODUCTS.filter(({ packSize = 1 }) => packSize <= 1)) {
      expect(Number.isInteger((Math.ceil(minOrderQuantity) - minOrderQuantity) / packSize), handle).toBe(true);
    }
    const quartered = PRODUCTS.filter(({ priceDivisor = 1 }) => priceDivisor !== 1);
    expect(quartered.map(({ name, priceDivisor }) => [name.mn, priceDivisor])).toEqual([[QUARTER_PRICED_NAME, 4]]);
    expect(PRODUCTS.filter(({ trackedStock }) => trackedStock !== undefined).length).toBeGreaterThanOrEqual(2);
  });
});

describe("the seed's pictures", () => {
  const stored = readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".webp"))
    .map((file) => file.slice(0, -".webp".length));

  it("are there for all that the seed makes, and for nothing else", () => {
    const wanted = [
      "hero",
      ...PRODUCTS.flatMap(({ handle }) => [`products/${handle}-1`, `products/${handle}-2`]),
      ...CATEGORIES.map(({ slug }) => `categories/${slug}`),
      ...MEAL_KITS.map(({ picture }) => `meal-kits/${picture}`),
      ...STORES.flatMap(({ picture }) => [`stores/${picture}-logo`, `stores/${picture}-cover`]),
    ];
    expect(stored.sort()).toEqual(wanted.sort());
  });

  it("differ from one another, and are small together", () => {
    const files = stored.map((name) => readFileSync(join(PICTURES, `${name}.webp`)));
    expect(new Set(files.map((bytes) => bytes.toString("latin1"))).size).toBe(files.length);
    expect(files.reduce((bytes, file) => bytes + file.length, 0)).toBeLessThan(1_500_000);
  });
});

describe("the shop's settings", () => {
  it("take payment at two accounts, one of them the default", () => {
    expect(BANK_ACCOUNTS).toHaveLength(2);
    expect(BANK_ACCOUNTS.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(SHIPPING_FEE).toMatch(/^\d+$/);
  });

  it("contain only allowed links", () => {
    const links = [
      ...NAVIGATION.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]),
      ...FOOTER.quickLinks.map(({ url }) => url),
      ...Object.values(FOOTER.socialLinks),
    ];
    expect(links.filter((url) => !isSiteLink(url))).toEqual([]);
    const services = NAVIGATION.flatMap(({ children = [] }) => children.map(({ url }) => url));
    expect(services).toEqual(SERVICE_CATEGORIES.map(({ slug }) => `/service-category/${slug}`));
  });
});

describe("the marketplace", () => {
  it("has a store in every one of its eight service categories", () => {
    expect(SERVICE_CATEGORIES).toHaveLength(8);
    expect(new Set(STORES.map(({ category }) => category))).toEqual(
      new Set(SERVICE_CATEGORIES.map(({ slug }) => slug)),
    );
    expect(duplicates(STORES.map(({ name }) => name))).toEqual([]);
    expect(duplicates(STORES.map(({ phone }) => phone))).toEqual([]);
  });

  it("tells of every store who it is by law, all of it invented", () => {
    for (const { name, identity } of STORES) {
      expect(storeChanges.parse(identity), name).toEqual(identity);
      expect(missingOfStore({ ...NO_IDENTITY, ...identity }, name === "Говийн гал тогоо"), name).toEqual([]);
      expect(identity.businessNumber, name).toMatch(/^9/);
    }
    expect(duplicates(STORES.map(({ identity }) => identity.businessNumber ?? ""))).toEqual([]);
  });

  it("states a store's hours for every weekday", () => {
    for (const { name, openingHours, phone } of STORES) {
      expect(phone, name).toMatch(/^010-\d{4}-\d{4}$/);
      expect(Object.keys(openingHours), name).toEqual([...WEEKDAYS]);
      for (const span of Object.values(openingHours)) {
        if (span) expect(span.open < span.close, name).toBe(true);
      }
    }
  });
});

describe("the meal kits", () => {
  it("consist of products that the shop sells, for less than their price", () => {
    const sold = new Map(PRODUCTS.map((product) => [product.handle, product]));
    expect(MEAL_KITS).toHaveLength(3);
    for (const { name, components, price } of MEAL_KITS) {
      const cost = components.map(({ productHandle, grams }) => {
        const product = sold.get(productHandle);
        return product ? (product.price * grams) / 1000 / (product.priceDivisor ?? 1) : Number.NaN;
      });
      expect(components.filter(({ isOptional }) => !isOptional).length, name).toBeGreaterThanOrEqual(1);
      expect(
        cost.reduce((total, part) => total + part, 0),
        name,
      ).toBeLessThanOrEqual(price);
    }
  });
});
