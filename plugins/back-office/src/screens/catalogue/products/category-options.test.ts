import type { Category } from "@zakh/catalog/contract";
import { describe, expect, it } from "vitest";
import { categoryNames, categoryQuery, choicesFor, firstChoice } from "./category-options";

const category = (name: string, order: number, isActive = true) => ({ name, order, isActive }) as Category;

describe("the categories to choose from", () => {
  it("are the active ones in the shop's order", () => {
    const categories = [category("Гахай", 3), category("Үхэр", 1), category("Нуусан", 0, false), category("Хонь", 2)];
    expect(categoryNames(categories)).toEqual(["Үхэр", "Хонь", "Гахай"]);
  });

  it("are the built-in ones when they cannot be loaded", () => {
    expect(categoryNames(undefined)).toEqual(["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"]);
    expect(categoryNames([])).toEqual(categoryNames(undefined));
  });

  it("start with beef, or with the first where there is no beef", () => {
    expect(firstChoice(categoryNames(undefined))).toBe("Үхрийн мах");
    expect(firstChoice(["Загас", "Ногоо"])).toBe("Загас");
  });

  it("include the product's own category, hidden or not", () => {
    expect(choicesFor(["Үхэр", "Хонь"], "Адуу")).toEqual(["Адуу", "Үхэр", "Хонь"]);
    expect(choicesFor(["Үхэр", "Хонь"], "Хонь")).toEqual(["Үхэр", "Хонь"]);
    expect(choicesFor(["Үхэр"], "")).toEqual(["Үхэр"]);
  });
});

describe("the query for a category", () => {
  it("is its name", () => {
    expect(categoryQuery("Хонины мах", false)).toEqual({ category: "Хонины мах" });
    expect(categoryQuery("Бусад", false)).toEqual({ category: "Бусад" });
    expect(categoryQuery("", true)).toEqual({ category: "" });
  });

  it("is everything outside the built-in categories, for their last one", () => {
    expect(categoryQuery("Хонины мах", true)).toEqual({ category: "Хонины мах" });
    expect(categoryQuery("Бусад", true)).toEqual({ otherThan: "Үхрийн мах,Хонины мах,Тахианы мах,Гахайн мах" });
  });
});
