import type { SaleRule } from "@zakh/catalog/contract";
import { groupBy } from "@zakh/kit/database/group-by";
import { randomFrom } from "./random";

/** A product of the opening catalogue as the shop has it now: what made-up ones are like. */
export interface ProductModel extends SaleRule {
  handle: string;
  name: string;
  nameRu: string;
  nameEn: string;
  description: string;
  descriptionRu: string;
  descriptionEn: string;
  origin: string;
  originRu: string;
  originEn: string;
  /** Id of Medusa's ProductCategory. */
  categoryId: string;
  /** Won per sale unit. */
  price: number;
  imageUrls: string[];
}

/**
 * `count` products that vary the models, as many in every category: «Үхрийн өвчүү №17», at up to a fifth more or less.
 * Passes over the handles of `seen`, so that a shop can be filled up again and again.
 */
export function makeUpProducts(
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
