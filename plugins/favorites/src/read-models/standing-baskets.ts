import type { Product } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { StandingBasket, WantedLine } from "../contract";

interface StandingBasketRow extends Omit<StandingBasket, "lines" | "gone"> {
  lines: WantedLine[];
}

/** The lines of the basket `basket`, as JSON. */
export const WANTED_LINES_SQL = `coalesce((
  SELECT json_agg(json_build_object('productId', line.product_number, 'quantity', line.tenths / 10.0) ORDER BY line.place)
  FROM standing_basket_line line WHERE line.standing_basket_id = basket.id AND line.deleted_at IS NULL
), '[]')`;

/** The standing baskets of an account, oldest first, or one of them by its public id. */
export async function findStandingBaskets(
  sql: Queryable,
  accountId: string,
  onSale: ReadonlyMap<number, Product>,
  id?: number,
): Promise<StandingBasket[]> {
  const { rows } = await sql.query<StandingBasketRow>(
    `SELECT basket.number AS id, basket.name, ${WANTED_LINES_SQL} AS lines, basket.every_weeks AS "everyWeeks",
       basket.next_on AS "nextOn", basket.is_paused AS "isPaused"
     FROM standing_basket basket
     WHERE basket.account_id = $1 AND basket.deleted_at IS NULL AND ($2::int IS NULL OR basket.number = $2)
     ORDER BY basket.number`,
    [accountId, id ?? null],
  );
  return rows.map(({ lines, ...basket }) => {
    const sold = lines.flatMap(({ productId, quantity }) => {
      const product = onSale.get(productId);
      return product ? [{ product, quantity }] : [];
    });
    return { ...basket, lines: sold, gone: lines.length - sold.length };
  });
}
