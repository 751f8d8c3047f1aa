import type { ProductPicture } from "../../pictures/product-picture";
import type { CategorySlug } from "../categories";
import type { Translated } from "../translated";

/** A product of the opening catalogue. */
export interface SeedProduct {
  /** Latin, stable: the seed finds a product again by it. */
  handle: string;
  category: CategorySlug;
  name: Translated;
  description: Translated;
  /** Where the meat comes from. */
  origin: Translated;
  /** Won per kg, or per `priceDivisor` kg. */
  price: number;
  /** Kg; 1 when left out. */
  minOrderQuantity?: number;
  /** Step in kg; 1 when left out (ruling 3). */
  packSize?: number;
  /** 1 when left out (ruling 3). */
  priceDivisor?: number;
  /** Kg in stock where it is tracked; 999, and only shown, when left out (ruling 6). */
  trackedStock?: number;
  pictures: readonly ProductPicture[];
}
