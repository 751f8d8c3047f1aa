import { describe, expect, it } from "vitest";
import { fallbackLanguage, localized } from "./localized";

const mutton = { name: "Хонь", nameRu: "Баранина", nameEn: " " };

describe("a text in three languages", () => {
  it("is shown in the page's language where a translation exists, and in Mongolian elsewhere", () => {
    expect(["mn", "ru", "en", "ko"].map((language) => localized(mutton, "name", language))).toEqual([
      "Хонь",
      "Баранина",
      "Хонь",
      "Хонь",
    ]);
  });

  it("is marked as Mongolian on a page of another language", () => {
    expect(["mn", "ru", "en", "ko"].map((language) => fallbackLanguage(mutton, "name", language))).toEqual([
      undefined,
      undefined,
      "mn",
      "mn",
    ]);
  });

  it("may have been stored before there were translations", () => {
    expect(localized({ name: "Хонь" }, "name", "ru")).toBe("Хонь");
    expect(fallbackLanguage({ name: "Хонь" }, "name", "ru")).toBe("mn");
  });
});
