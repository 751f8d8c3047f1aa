import type mn from "./locales/mn.json";
import type { SaleRule } from "./sale-rule";

export type CatalogErrorCode = keyof typeof mn;

/** A product category as the API answers it (spec §3 categories). */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  order: number;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** A product as the API answers it (spec §3 products, ruling 37). */
export interface Product extends SaleRule {
  id: number;
  name: string;
  nameRu: string;
  nameEn: string;
  description: string;
  descriptionRu: string;
  descriptionEn: string;
  /** Name of its category (ruling 22). */
  category: string;
  categoryId: number | null;
  /** Won per sale unit, at most two decimals. */
  price: number;
  /** The first is the primary picture, the same as `imageUrl`. */
  imageUrls: string[];
  imageUrl: string;
  /** Kilograms in stock; enforced only while `trackStock` is on (ruling 6). */
  stock: number;
  trackStock: boolean;
  storeId: number | null;
  /** ISO 8601. */
  createdAt: string;
}

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
