import type { Unit } from "@zakh/catalog/contract";
import type { CategorySlug } from "../categories";
import type { Translated } from "../translated";

export interface SeedProduct {
  /** Latin and stable: the seed's key for a product. */
  handle: string;
  category: CategorySlug;
  name: Translated;
  description: Translated;
  origin: Translated;
  /** What it is sold by; default kg (ruling 69). */
  unit?: Unit;
  /** Won for one of its unit, or for `priceDivisor` of them. */
  price: number;
  /** Default 1. */
  minOrderQuantity?: number;
  /** Step; default 1 (ruling 3). */
  packSize?: number;
  /** Default 1 (ruling 3). */
  priceDivisor?: number;
  /** Tracked stock; by default stock is not tracked and 999 is displayed (ruling 6). */
  trackedStock?: number;
}
