import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";

interface ProductParts {
  /** Id of Medusa's Product. */
  id: string;
  name: string;
  storeNumber: number | null;
  variantIds: string[];
  /** Options that no other product uses. */
  optionIds: string[];
  /** Inventory items without reservations. */
  inventoryItemIds: string[];
}

export interface ProductDeletion {
  number: number;
  /** Public id of the deleting store: products of other stores are not found. Undefined: any product. */
  storeNumber?: number;
}

/**
 * Hides a product with all its own records, in the caller's transaction, and returns its Medusa id and its name. Medusa's own
 * workflow refuses products with reserved stock. Here such an inventory item stays, so that the order can still be
 * cancelled or delivered. Throws 404 `product_not_found`.
 */
export async function deleteProduct(
  transaction: OneTransaction,
  container: MedusaContainer,
  { number, storeNumber }: ProductDeletion,
): Promise<{ id: string; name: string }> {
  const { sql, use } = transaction;
  const parts = await findParts(sql, number);
  if (!parts || (storeNumber !== undefined && storeNumber !== parts.storeNumber)) {
    throw new ApiError(404, "product_not_found");
  }
  const { id, name, variantIds, optionIds, inventoryItemIds } = parts;
  if (inventoryItemIds.length > 0) {
    await use(container.resolve(Modules.INVENTORY), (service, context) =>
      service.softDeleteInventoryItems(inventoryItemIds, undefined, context),
    );
  }
  await linksIn(transaction).deleteOf({
    [Modules.PRODUCT]: { product_id: [id], variant_id: variantIds, product_option_id: optionIds },
    [Modules.INVENTORY]: { inventory_item_id: inventoryItemIds },
  });
  const products = container.resolve(Modules.PRODUCT);
  await use(products, (service, context) => service.softDeleteProducts([id], undefined, context));
  await use(products, (service, context) => service.softDeleteProductOptions(optionIds, undefined, context));
  return { id, name };
}

async function findParts(sql: Queryable, number: number): Promise<ProductParts | undefined> {
  const { rows } = await sql.query<ProductParts>(
    `SELECT p.id, p.title AS name, pd.store_number AS "storeNumber",
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
     WHERE pd.number = $1 AND pd.deleted_at IS NULL`,
    [number],
  );
  return rows[0];
}
