import { LANGUAGES } from "@zakh/kit/contract";
import { FORM_SETTING_NAMES, settingRow } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { fieldTexts, settingText } from "../ui/forms/setting-texts";
import { CATALOGUES } from "./catalogues";
import { createTexts } from "./text";

const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, "")))].sort();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).sort();
}

describe.each(LANGUAGES)("the back office's texts in %s", (language) => {
  it("have the same keys as the Mongolian one, none of them empty", async () => {
    const base = await CATALOGUES.mn();
    const { texts, errors } = await CATALOGUES[language]();
    expect(keysOf(texts)).toEqual(keysOf(base.texts));
    expect(Object.keys(errors).sort()).toEqual(Object.keys(base.errors).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("have the same placeholders as the Mongolian one", async () => {
    const base = await CATALOGUES.mn();
    const { texts } = await CATALOGUES[language]();
    for (const [key, text] of Object.entries(texts)) {
      const original = base.texts[key] ?? base.texts[key.replace(PLURAL, "_other")] ?? "";
      expect([key, placeholders(text)]).toEqual([key, placeholders(original)]);
    }
  });

  it("have every plural form of their language", async () => {
    const { texts } = await CATALOGUES[language]();
    const counted = new Set(
      Object.keys(texts)
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, "")),
    );
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of counted) for (const form of forms) expect(Object.keys(texts)).toContain(`${key}_${form}`);
  });
});

it.each(FORM_SETTING_NAMES)("have what the screen of the setting %s says", async (name) => {
  const { texts } = await CATALOGUES.mn();
  const own = ["title", "description", "failed", "saved", "saveFailed"].map((part) => settingText(name, part));
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining([...own, ...fieldTexts(name, settingRow(name).fields ?? {})]),
  );
});

it("count orders in Russian with the correct plural form", async () => {
  const { t } = await createTexts("ru", await CATALOGUES.ru());
  expect([1, 3, 5].map((count) => t("nav.pending", { count }))).toEqual([
    "1 заказ ожидает оплаты",
    "3 заказа ожидают оплаты",
    "5 заказов ожидают оплаты",
  ]);
});

it("have a text for an error code", async () => {
  const { errorText } = await createTexts("mn", await CATALOGUES.mn());
  expect(errorText("admin_username_required")).toBe("Хэрэглэгчийн нэрээ оруулна уу");
});
