import type { CategorySlug } from "../categories";
import type { Translated } from "../translated";

/** A product of the seed. */
export interface SeedProduct {
  /** Latin and stable: the seed's key for a product. */
  handle: string;
  category: CategorySlug;
  name: Translated;
  description: Translated;
  /** The origin of the meat. */
  origin: Translated;
  /** Won per kg, or per `priceDivisor` kg. */
  price: number;
  /** In kg; default 1. */
  minOrderQuantity?: number;
  /** Step in kg; default 1 (ruling 3). */
  packSize?: number;
  /** Default 1 (ruling 3). */
  priceDivisor?: number;
  /** Kg of tracked stock; by default stock is not tracked and 999 is displayed (ruling 6). */
  trackedStock?: number;
}
