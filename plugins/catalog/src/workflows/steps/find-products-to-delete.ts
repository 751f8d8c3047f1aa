import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";

interface ProductParts {
  /** Id of Medusa's Product. */
  id: string;
  variantIds: string[];
  /** Options that no other product has. */
  optionIds: string[];
  /** Inventory items that nothing is reserved on. */
  inventoryItemIds: string[];
}

/** Products by public id, with what goes with them; 404 `product_not_found` when one is missing or deleted. */
export const findProductsToDeleteStep = createStep(
  "find-products-to-delete",
  async ({ numbers }: { numbers: number[] }) => {
    const { rows } = await shopPool().query<ProductParts>(
      `SELECT p.id,
         ARRAY(SELECT v.id FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL) AS "variantIds",
         ARRAY(
           SELECT o.id FROM product_product_option ppo
           JOIN product_option o ON o.id = ppo.product_option_id AND o.deleted_at IS NULL AND o.is_exclusive
           WHERE ppo.product_id = p.id AND ppo.deleted_at IS NULL
         ) AS "optionIds",
         ARRAY(
           SELECT pvii.inventory_item_id
           FROM product_variant v
           JOIN product_variant_inventory_item pvii ON pvii.variant_id = v.id AND pvii.deleted_at IS NULL
           WHERE v.product_id = p.id AND v.deleted_at IS NULL
             AND NOT EXISTS (
               SELECT 1 FROM inventory_level level
               WHERE level.inventory_item_id = pvii.inventory_item_id AND level.reserved_quantity > 0
             )
             AND NOT EXISTS (
               SELECT 1 FROM product_variant_inventory_item other
               JOIN product_variant ov ON ov.id = other.variant_id AND ov.deleted_at IS NULL
               WHERE other.inventory_item_id = pvii.inventory_item_id AND other.deleted_at IS NULL
                 AND ov.product_id <> p.id
             )
         ) AS "inventoryItemIds"
       FROM product_detail pd
       JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id AND ppd.deleted_at IS NULL
       JOIN product p ON p.id = ppd.product_id AND p.deleted_at IS NULL
       WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL`,
      [numbers],
    );
    if (rows.length < new Set(numbers).size) throw new ApiError(404, "product_not_found");
    return new StepResponse({
      productIds: rows.map(({ id }) => id),
      variantIds: rows.flatMap(({ variantIds }) => variantIds),
      optionIds: rows.flatMap(({ optionIds }) => optionIds),
      inventoryItemIds: rows.flatMap(({ inventoryItemIds }) => inventoryItemIds),
    });
  },
);
