import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { loadErrorTexts } from "./catalogues";
import { CATALOGUES } from "./catalogues.server";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1] ?? ""))].sort();
}

const OTHERS = LANGUAGES.filter((language) => language !== "mn");

function expectEqual(base: Map<string, string>, other: Map<string, string>) {
  expect([...other.keys()].sort()).toEqual([...base.keys()].sort());
  for (const [key, text] of base) {
    const translated = other.get(key) ?? "";
    expect(translated.trim(), key).not.toBe("");
    expect(placeholders(translated), key).toEqual(placeholders(text));
  }
}

describe.each(OTHERS)("the %s catalogue", (language: Language) => {
  it("has the same keys and placeholders as the Mongolian one, and no empty text", () => {
    expectEqual(flatten(CATALOGUES.mn), flatten(CATALOGUES[language]));
  });

  it("has a text for every error code", async () => {
    expectEqual(flatten(await loadErrorTexts("mn")), flatten(await loadErrorTexts(language)));
  });
});

describe("the Mongolian catalogue", () => {
  const texts = flatten(CATALOGUES.mn);

  it("gives the texts of the specification to the letter", () => {
    expect(texts.get("checkout.formInvalid")).toBe("Форм алдаатай байна");
    expect(texts.get("checkout.empty")).toBe("Сагс хоосон байна");
    expect(texts.get("checkout.apiErrorTitle")).toBe("API Алдаа");
    expect(texts.get("checkout.apiErrorText")).toBe("Захиалга боловсруулах үед алдаа гарлаа");
    expect(texts.get("loginRequired.title")).toBe("Нэвтрэх шаардлагатай");
    expect(texts.get("loginRequired.checkout")).toBe("Захиалга хийхийн тулд нэвтрэх эсвэл бүртгүүлэх шаардлагатай.");
    expect(texts.get("serviceCategory.emptyTitle")).toBe("Үйлчилгээ үзүүлэгч олдсонгүй");
    expect(texts.get("common.errorTitle")).toBe("Алдаа гарлаа");
  });

  it("is written in Cyrillic letters only, apart from names of languages, of the API and of kinds of files", () => {
    for (const [key, text] of texts) {
      if (key.startsWith("language.") || key === "checkout.apiErrorTitle") continue;
      expect(text.replace(/{{\s*\w+\s*}}|JPEG|PNG|GIF|WEBP/g, ""), key).not.toMatch(/[A-Za-z]/);
    }
  });
});
