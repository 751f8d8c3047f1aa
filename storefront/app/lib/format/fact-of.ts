import { type FactRow, factText, type Product, STORAGE_TEXTS } from "@zakh/catalog/contract";
import { fallbackLanguage, type Language, localized } from "@zakh/kit/contract";

/** A fact of a product in words; empty where nobody has said it. */
export interface FactValue {
  text: string;
  /** `mn` if it is not in the language that was asked for. */
  lang?: string;
}

/** A fact of a product; how it is kept follows from its temperature where its storage is not said. */
export function factOf(product: Product, field: FactRow | "origin", language: Language): FactValue {
  const { temperature } = product;
  if (field === "storage" && !product.storage && temperature) return { text: STORAGE_TEXTS[temperature][language] };
  if (field !== "origin" && !(`${field}Ru` in product)) return { text: factText(field, product[field], language) };
  // What has a field in Russian is a text of people.
  const text = field as "origin" | "cut";
  return { text: localized(product, text, language), lang: fallbackLanguage(product, text, language) };
}
