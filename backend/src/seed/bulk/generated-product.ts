import type { ProductFacts, ProductText, SaleRule } from "@zakh/catalog/contract";
import type { Texts } from "@zakh/kit/contract";
import { groupBy } from "@zakh/kit/database/group-by";
import { randomFrom } from "./random";

/** A product of the seed with its current data, as the model for generated ones. */
export interface ProductModel extends SaleRule, Texts<ProductText> {
  handle: string;
  categoryId: string;
  /** Won per sale unit. */
  price: number;
  imageUrls: string[];
  facts: Partial<ProductFacts>;
}

/**
 * Generates `count` variations of the models, evenly over the categories: «Үхрийн өвчүү №17», with a price up to a
 * fifth higher or lower. Skips the handles in `seen`, so that a shop can be filled up repeatedly.
 */
export function generateProducts(
  models: readonly ProductModel[],
  seen: ReadonlySet<string>,
  count: number,
): ProductModel[] {
  if (models.length === 0)
    throw new Error("No product of the opening catalogue is on sale: nothing to make others from");
  const categories = [...groupBy(models, ({ categoryId }) => categoryId).values()];
  const made: ProductModel[] = [];
  for (let n = 0; made.length < count; n += 1) {
    const category = categories[n % categories.length] ?? models;
    const turn = Math.floor(n / categories.length);
    const model = category[turn % category.length];
    const product = model && variation(model, Math.floor(turn / category.length) + 1, n);
    if (product && !seen.has(product.handle)) made.push(product);
  }
  return made;
}

function variation(model: ProductModel, serial: number, seed: number): ProductModel {
  return {
    ...model,
    handle: `${model.handle}-no-${serial}`,
    name: `${model.name} №${serial}`,
    nameRu: `${model.nameRu} №${serial}`,
    nameEn: `${model.nameEn} No. ${serial}`,
    price: Math.max(100, Math.round((model.price * (0.8 + 0.4 * randomFrom(seed)())) / 100) * 100),
  };
}
