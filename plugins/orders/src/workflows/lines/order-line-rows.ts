import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { contentTexts, storedTexts } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { OrderedLine } from "./medusa-lines";

/** The shop's own rows of the ordered products, with current names and prices (ruling 8), after the lines up to `lastPlace`; won. */
export function orderLineRows(
  detailId: string,
  lines: readonly OrderedLine[],
  placedAt: Date,
  lastPlace = 0,
): TableRow[] {
  return lines.map(({ product, quantity, lineTotal, lineItemId }, index) =>
    row("order_line", {
      id: medusaId("ordln", placedAt),
      order_detail_id: detailId,
      place: lastPlace + index + 1,
      line_item_id: lineItemId,
      product_number: product.number,
      store_number: product.storeId,
      ...numeric("quantity", quantity),
      unit: product.unit,
      ...numeric("price", product.price),
      ...numeric("price_divisor", product.priceDivisor),
      ...numeric("total", lineTotal),
      texts: storedTexts(contentTexts(SOLD_TEXT_FIELDS), product),
      image_url: product.imageUrl,
      ...dated(placedAt),
    }),
  );
}
