import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { createMealKitWorkflow } from "@zakh/meal-kits/workflows/create-meal-kit";
import { MEAL_KITS } from "../data/meal-kits";
import { everSeen } from "./found";
import { storeSeedPictures } from "./seed-pictures";

export async function seedMealKits(container: MedusaContainer): Promise<void> {
  const known = await everSeen("meal_kit", "name");
  const missing = MEAL_KITS.filter(({ name }) => !known.has(name));
  const pictures = await storeSeedPictures(missing.map(({ picture }) => `meal-kits/${picture}`));
  const products = await productNumbers();
  for (const [index, { picture: _, components, ...kit }] of missing.entries()) {
    await createMealKitWorkflow(container).run({
      input: {
        ...kit,
        imageUrl: pictures[index],
        components: components.flatMap(({ productHandle, grams, isOptional }) => {
          const productId = products.get(productHandle);
          return productId === undefined ? [] : [{ productId, quantity: grams, unit: "grams", isOptional }];
        }),
      },
    });
  }
}

async function productNumbers(): Promise<Map<string, number>> {
  const { rows } = await shopPool().query<{ handle: string; number: number }>(
    `SELECT product.handle, detail.number
     FROM product
     JOIN product_product_detail link ON link.product_id = product.id
     JOIN product_detail detail ON detail.id = link.product_detail_id
     WHERE product.deleted_at IS NULL`,
  );
  return new Map(rows.map(({ handle, number }) => [handle, number]));
}
