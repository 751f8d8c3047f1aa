import { translationsOf, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textKeys } from "@zakh/kit/database/text-columns";
import { versionOf } from "@zakh/kit/http/version";
import type { Pool, PoolClient } from "pg";
import type { MealKit } from "../contract";

type Row = Omit<MealKit, "createdAt" | "price"> & { createdAt: Date; price: string };

/** Every meal kit that is not deleted, newest first, or the one with this public id; one statement. */
export async function findMealKits(sql: Queryable, id?: number): Promise<Versioned<MealKit>[]> {
  const { rows } = await sql.query<Row>(
    `SELECT kit.number AS id, kit.name, kit.description, kit.image_url AS "imageUrl", kit.price,
       kit.cooking_time AS "cookingTime", kit.servings, kit.difficulty_level AS "difficultyLevel", kit.instructions,
       kit.is_active AS "isActive", kit.created_at AS "createdAt",
       coalesce((
         SELECT json_agg(json_build_object('id', component.number, 'mealKitId', kit.number,
           'productId', component.product_number, 'quantity', component.quantity, 'unit', component.unit,
           'isOptional', component.is_optional,
           'product', json_build_object('name', coalesce(product.title, ''), ${textKeys("detail.texts", translationsOf(["name"]))},
             'imageUrl', coalesce(product.thumbnail, ''))
           ) ORDER BY component.number)
         FROM meal_kit_component component
         LEFT JOIN product_detail detail ON detail.number = component.product_number
         LEFT JOIN product_product_detail link ON link.product_detail_id = detail.id
         LEFT JOIN product ON product.id = link.product_id
         WHERE component.meal_kit_id = kit.id AND component.deleted_at IS NULL
       ), '[]') AS components
     FROM meal_kit kit
     WHERE kit.deleted_at IS NULL AND ($1::int IS NULL OR kit.number = $1)
     ORDER BY kit.number DESC`,
    [id ?? null],
  );
  return rows.map((row) =>
    withKitVersion({ ...row, price: Number(row.price), createdAt: row.createdAt.toISOString() }),
  );
}

/** The version ignores ingredient ids, which every change renews, and product names, which are not part of the kit. */
function withKitVersion(kit: MealKit): Versioned<MealKit> {
  const components = kit.components.map(({ productId, quantity, unit, isOptional }) => ({
    productId,
    quantity,
    unit,
    isOptional,
  }));
  return { ...kit, version: versionOf({ ...kit, components }) };
}

/** The public ids that no existing product has. */
export async function findMissingProducts(pool: Pool | PoolClient, ids: number[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT wanted.id FROM unnest($1::int[]) AS wanted(id)
     WHERE NOT EXISTS (
       SELECT 1 FROM product_detail detail
       JOIN product_product_detail link ON link.product_detail_id = detail.id AND link.deleted_at IS NULL
       JOIN product ON product.id = link.product_id AND product.deleted_at IS NULL
       WHERE detail.number = wanted.id AND detail.deleted_at IS NULL
     )`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
