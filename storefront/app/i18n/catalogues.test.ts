import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { loadErrorTexts, loadLaterTexts } from "./catalogues";
import { CATALOGUES as SHOP } from "./catalogues.server";
import { createI18n } from "./create-i18n";

/** The texts of all pages, with those that are loaded later. */
const CATALOGUES = structuredClone(SHOP);
for (const language of LANGUAGES) addTexts(CATALOGUES[language], await loadLaterTexts(language));

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A text's key without its plural form. */
function keyOf(form: string): string {
  return form.replace(PLURAL, "");
}

/** The keys of counted texts that have plural forms. */
function countedKeys(texts: Map<string, string>): Set<string> {
  return new Set([...texts.keys()].filter((form) => PLURAL.test(form)).map(keyOf));
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/{{\s*(\w+)\s*(?:,\s*\w+\s*)?}}/g)].map((match) => match[1] ?? ""))].sort();
}

function addTexts(all: Tree, more: Tree) {
  for (const [key, value] of Object.entries(more)) {
    const known = all[key];
    if (typeof value === "object" && typeof known === "object") addTexts(known, value);
    else all[key] = value;
  }
}

const OTHERS = LANGUAGES.filter((language) => language !== "mn");

function expectEqual(base: Map<string, string>, other: Map<string, string>) {
  // The name of an error may end as a plural form does.
  const keyIn = (form: string) => (base.has(form) ? form : keyOf(form));
  expect([...new Set([...other.keys()].map(keyIn))].sort()).toEqual([...base.keys()].sort());
  for (const [form, translated] of other) {
    expect(translated.trim(), form).not.toBe("");
    expect(placeholders(translated), form).toEqual(placeholders(base.get(keyIn(form)) ?? ""));
  }
}

describe.each(OTHERS)("the %s catalogue", (language: Language) => {
  it("has the same keys and placeholders as the Mongolian one, and no empty text", () => {
    expectEqual(flatten(CATALOGUES.mn), flatten(CATALOGUES[language]));
  });

  it("has all plural forms of the language for a text with plural forms", () => {
    const texts = flatten(CATALOGUES[language]);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of countedKeys(texts)) {
      expect([...texts.keys()].filter((form) => keyOf(form) === key).sort(), key).toEqual(
        forms.map((form) => `${key}_${form}`).sort(),
      );
    }
  });

  it("has a text for every error code", async () => {
    expectEqual(flatten(await loadErrorTexts("mn")), flatten(await loadErrorTexts(language)));
  });
});

/** Nouns that follow numbers in languages where they take several forms; `шт.` and `pcs` have one. */
const COUNTED_NOUN = /\{\{count\}\} (?:more )?(?!pcs|more)[a-zа-яё]{2,}(?![a-zа-яё.])/;

it.each(["en", "ru"] as const)("%s counts nouns in plural forms", async (language) => {
  const texts = flatten(CATALOGUES[language]);
  const single = [...texts].filter(([form, text]) => !PLURAL.test(form) && COUNTED_NOUN.test(text));
  expect(single.map(([key]) => key)).toEqual([]);
  const counted = createI18n("ru", CATALOGUES.ru);
  expect([1, 2, 5, 21].map((count) => counted.t("cartPreview.more", { count }))).toEqual([
    "... ещё 1 товар",
    "... ещё 2 товара",
    "... ещё 5 товаров",
    "... ещё 21 товар",
  ]);
});

it("formats a number in a text by the language of the text", () => {
  const text = (language: Language) =>
    createI18n(language, CATALOGUES[language]).t("product.least", { quantity: 1.5, amount: 1 });
  expect(LANGUAGES.map(text)).toEqual(["1.5 — 1", "1,5 — 1", "1.5 — 1", "1.5 — 1"]);
});

describe("the Mongolian catalogue", () => {
  const texts = flatten(CATALOGUES.mn);

  it("has the exact texts of the specification", () => {
    expect(texts.get("checkout.formInvalid")).toBe("Форм алдаатай байна");
    expect(texts.get("checkout.empty")).toBe("Сагс хоосон байна");
    expect(texts.get("checkout.apiErrorTitle")).toBe("API Алдаа");
    expect(texts.get("checkout.apiErrorText")).toBe("Захиалга боловсруулах үед алдаа гарлаа");
    expect(texts.get("loginRequired.title")).toBe("Нэвтрэх шаардлагатай");
    expect(texts.get("loginRequired.checkout")).toBe("Захиалга хийхийн тулд нэвтрэх эсвэл бүртгүүлэх шаардлагатай.");
    expect(texts.get("serviceCategory.emptyTitle")).toBe("Үйлчилгээ үзүүлэгч олдсонгүй");
    expect(texts.get("common.errorTitle")).toBe("Алдаа гарлаа");
  });

  it("is written in Cyrillic letters only, apart from names of languages, apps, kinds of files and codes, and of a person as a bank writes it", () => {
    for (const [key, text] of texts) {
      if (key.startsWith("language.") || key === "checkout.apiErrorTitle") continue;
      expect(text.replace(/{{\s*\w+\s*}}|iPhone|JPEG|PNG|GIF|WEBP|SVG|QR|BAT BOLORMAA|Toss/g, ""), key).not.toMatch(
        /[A-Za-z]/,
      );
    }
  });
});
