import { type Language, numberText } from "@zakh/kit/contract";
import { ALLERGEN_TITLES, type Allergen } from "./allergens";
import type { ProductFact } from "./product-facts";
import type { ProductText } from "./product-fields";
import { TEMPERATURE_TITLES, type Temperature } from "./temperatures";

/** A row of a product's facts: a text of people, or what is the same in every language. */
export type FactRow = Exclude<ProductText, "name" | "description" | "origin"> | ProductFact;

/** What forms and the table of facts call them. */
export const FACT_TITLES: Record<FactRow, Record<Language, string>> = {
  cut: { mn: "Хэсэг", ru: "Отруб", en: "Cut", ko: "부위" },
  packWeight: { mn: "Савлагааны жин", ru: "Вес упаковки", en: "Pack weight", ko: "포장 중량" },
  temperature: { mn: "Хөргөлт", ru: "Охлаждение", en: "Chilled or frozen", ko: "보관 온도" },
  storage: { mn: "Хадгалах нөхцөл", ru: "Хранение", en: "Storage", ko: "보관 방법" },
  useBy: { mn: "Хадгалах хугацаа", ru: "Срок годности", en: "Use by", ko: "소비기한" },
  grade: { mn: "Зэрэглэл", ru: "Сорт", en: "Grade", ko: "등급" },
  producer: {
    mn: "Үйлдвэрлэгч, импортлогч",
    ru: "Производитель, импортёр",
    en: "Producer, importer",
    ko: "제조원·수입원",
  },
  ingredients: { mn: "Орц", ru: "Состав", en: "Ingredients", ko: "원재료" },
  allergens: { mn: "Харшил үүсгэгч", ru: "Аллергены", en: "Allergens", ko: "알레르기 유발물질" },
};

/** A fact in words; empty where nobody has said it. */
export function factText(field: FactRow, value: unknown, language: Language): string {
  if (value === null || value === "") return "";
  if (field === "temperature") return TEMPERATURE_TITLES[value as Temperature][language];
  if (field === "allergens") return (value as Allergen[]).map((one) => ALLERGEN_TITLES[one][language]).join(", ");
  if (field === "packWeight") return weightText(Number(value), language);
  return String(value);
}

/** Grams as people read them: "500 г", "1.5 кг". */
function weightText(grams: number, language: Language): string {
  const [number, [cyrillic, latin]] = grams < 1000 ? [grams, ["г", "g"]] : [grams / 1000, ["кг", "kg"]];
  const unit = language === "mn" || language === "ru" ? ` ${cyrillic}` : language === "en" ? ` ${latin}` : latin;
  return `${numberText(number, language)}${unit}`;
}
