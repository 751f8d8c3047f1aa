import { generateEntityId } from "@medusajs/framework/utils";
import { isWholeOf, tenths } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { dueAt, type WantedLine } from "../contract";
import { productsOnSale } from "../read-models/products-on-sale";

/** Throws 404 `product_not_found` unless all of them are on sale, and 400 `quantity_invalid` for a part of what is sold whole. */
export async function requireOnSale(lines: readonly WantedLine[]): Promise<void> {
  const onSale = await productsOnSale();
  for (const { productId, quantity } of lines) {
    const product = onSale.get(productId);
    if (!product) throw new ApiError(404, "product_not_found");
    if (!isWholeOf(product.unit, quantity)) throw new ApiError(400, "quantity_invalid");
  }
}

/** Throws 400 `standing_basket_date_past` unless the mail of the day is still to come. */
export function requireToCome(nextOn: string, now = Date.now()): void {
  if (dueAt(nextOn) > now) return;
  const code = "standing_basket_date_past";
  throw new ApiError(400, code, { fields: { nextOn: code } });
}

/** Writes the lines of a basket in place of those that it has. A product that comes twice counts as often. */
export async function writeLines(sql: Queryable, basketId: string, lines: readonly WantedLine[]): Promise<void> {
  await sql.query("DELETE FROM standing_basket_line WHERE standing_basket_id = $1", [basketId]);
  await sql.query(
    `INSERT INTO standing_basket_line (id, standing_basket_id, place, product_number, tenths)
     SELECT id, $1, place, product, tenths FROM unnest($2::text[], $3::int[], $4::int[])
       WITH ORDINALITY AS line(id, product, tenths, place)`,
    [
      basketId,
      lines.map(() => generateEntityId(undefined, "stbl")),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => Math.max(1, tenths(quantity))),
    ],
  );
}
