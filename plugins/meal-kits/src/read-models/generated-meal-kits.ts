import { OWN_LIST_MAX, type Page } from "@zakh/kit/contract";
import type { Pool } from "pg";
import type { GeneratedMealKit } from "../contract";

type Row = Omit<GeneratedMealKit, "createdAt" | "totalPrice"> & { createdAt: Date; totalPrice: string };

/** A customer's own kits, newest first, in one statement. `userId` is the account's public id. */
export async function findGeneratedMealKits(
  pool: Pool,
  userId: number,
  { limit = OWN_LIST_MAX, offset = 0 }: Page = {},
): Promise<GeneratedMealKit[]> {
  const { rows } = await pool.query<Row>(
    `SELECT kit.number AS id, kit.user_number AS "userId", kit.name, kit.total_price AS "totalPrice",
       kit.is_added_to_cart AS "isAddedToCart", kit.session_id AS "sessionId", kit.created_at AS "createdAt",
       coalesce(json_agg(json_build_object('id', component.number, 'generatedMealKitId', kit.number,
         'productId', component.product_number, 'quantity', component.quantity, 'price', component.price)
         ORDER BY component.number) FILTER (WHERE component.id IS NOT NULL), '[]') AS components
     FROM generated_meal_kit kit
     LEFT JOIN generated_meal_kit_component component
       ON component.generated_meal_kit_id = kit.id AND component.deleted_at IS NULL
     WHERE kit.user_number = $1 AND kit.deleted_at IS NULL
     GROUP BY kit.id ORDER BY kit.created_at DESC, kit.number DESC LIMIT $2 OFFSET $3`,
    [userId, limit, offset],
  );
  return rows.map((row) => ({
    ...row,
    totalPrice: Number(row.totalPrice),
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function countGeneratedMealKits(pool: Pool, userId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM generated_meal_kit WHERE user_number = $1 AND deleted_at IS NULL",
    [userId],
  );
  return rows[0]?.count ?? 0;
}
