import type { Category, Product } from "@zakh/catalog/contract";
import { describe, expect, it } from "vitest";
import { categoryNames, choicesFor, firstChoice, narrowProducts } from "./category-options";
import { NO_FILTERS } from "./products-address";

const category = (name: string, order: number, isActive = true) => ({ name, order, isActive }) as Category;
const product = (name: string, of: string, nameEn = "") => ({ name, nameRu: "", nameEn, category: of }) as Product;

describe("the categories to choose from", () => {
  it("are the active ones in the shop's order", () => {
    const categories = [category("Гахай", 3), category("Үхэр", 1), category("Нуусан", 0, false), category("Хонь", 2)];
    expect(categoryNames(categories)).toEqual(["Үхэр", "Хонь", "Гахай"]);
  });

  it("are the built-in ones when they cannot be loaded", () => {
    expect(categoryNames(undefined)).toEqual(["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"]);
    expect(categoryNames([])).toEqual(categoryNames(undefined));
  });

  it("begin with beef, or with the first where there is no beef", () => {
    expect(firstChoice(categoryNames(undefined))).toBe("Үхрийн мах");
    expect(firstChoice(["Загас", "Ногоо"])).toBe("Загас");
  });

  it("hold the one that the product has, hidden or not", () => {
    expect(choicesFor(["Үхэр", "Хонь"], "Адуу")).toEqual(["Адуу", "Үхэр", "Хонь"]);
    expect(choicesFor(["Үхэр", "Хонь"], "Хонь")).toEqual(["Үхэр", "Хонь"]);
    expect(choicesFor(["Үхэр"], "")).toEqual(["Үхэр"]);
  });
});

describe("the list of products", () => {
  const products = [
    product("Үхрийн гуя", "Үхрийн мах", "Beef round"),
    product("Хонины хаа", "Хонины мах"),
    product("Адууны мах", "Адуу"),
  ];
  const names = (filters: Partial<typeof NO_FILTERS>, builtIn = false) =>
    narrowProducts(products, { ...NO_FILTERS, ...filters }, builtIn).map(({ name }) => name);

  it("is searched by part of a name, whatever the letter case", () => {
    expect(names({ search: "ҮХРИЙН" })).toEqual(["Үхрийн гуя"]);
    expect(names({ search: "beef" })).toEqual(["Үхрийн гуя"]);
    expect(names({ search: "загас" })).toEqual([]);
  });

  it("is narrowed to a category", () => {
    expect(names({ category: "Хонины мах" })).toEqual(["Хонины хаа"]);
    expect(names({ category: "Хонины мах", search: "гуя" })).toEqual([]);
  });

  it("counts what the built-in categories do not name as other", () => {
    expect(names({ category: "Бусад" }, true)).toEqual(["Адууны мах"]);
    expect(names({ category: "Бусад" })).toEqual([]);
  });
});
