import type { SaleRule } from "../../contract";

/** A product that is to be sold (spec §3 products, ruling 37). */
export interface NewProduct extends Partial<SaleRule> {
  /** Medusa's handle: small Latin letters, digits and hyphens; made up when it is left out. */
  handle?: string;
  name: string;
  nameRu?: string;
  nameEn?: string;
  description?: string;
  descriptionRu?: string;
  descriptionEn?: string;
  /** Where it comes from, as shoppers read it. */
  origin?: string;
  originRu?: string;
  originEn?: string;
  /** Public id of its category. */
  categoryId: number;
  /** Won per sale unit, at most two decimals. */
  price: number;
  /** The first is the primary picture. */
  imageUrls?: string[];
  /** Kilograms. */
  stock?: number;
  /** Enforce the stock (ruling 6); off unless given. */
  trackStock?: boolean;
  /** Public id of the store that sells it. */
  storeNumber?: number | null;
}

/** A change of a product; what is left out stays as it is. A product never changes its store. */
export type ProductChanges = Partial<Omit<NewProduct, "handle" | "storeNumber">>;
