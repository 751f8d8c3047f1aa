import type mn from "./locales/mn.json";

export type CatalogErrorCode = keyof typeof mn;

/** Most products that a list answers without `limit`: all of a shop's, because pages and clients filter them (spec §7). */
export const PRODUCTS_MAX = 5000;

type Localized<Field extends string> = Record<Field | `${Field}Ru` | `${Field}En`, string>;

/** The product's name or description in a language; the base text where that one is empty (spec §1). */
export function localized<Field extends "name" | "description">(
  product: Localized<Field>,
  field: Field,
  language: string,
): string {
  const base = product[field];
  const translated =
    language === "ru" ? product[`${field}Ru` as const] : language === "en" ? product[`${field}En` as const] : "";
  return translated.trim() === "" ? base : translated;
}
