import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { medusaPrice } from "../pricing/medusa-price";
import { largestLine, type PricedLine } from "../pricing/price-lines";

/** Marks the adjustment that rounds a line to whole won. */
export const ROUNDING_CODE = "ROUNDING";
/** Marks the adjustment that takes the transfer discount off a line (ruling 47). */
export const TRANSFER_DISCOUNT_CODE = "TRANSFER_DISCOUNT";
/** Medusa's version number of an order that was never edited. */
export const FIRST_VERSION = 1;

export type OrderedLine = PricedLine & { lineItemId: string };

/** Where rows of lines belong: Medusa's order, its version, and when they are written. */
interface Place {
  id: string;
  placedAt: Date;
  version?: number;
}

/** The rows of a line in a version of Medusa's order, the first by default. */
export function lineRows(place: Place, line: OrderedLine): TableRow[] {
  const { id: orderId, placedAt, version = FIRST_VERSION } = place;
  const { product, quantity, lineItemId } = line;
  const { unitPrice } = medusaPrice({ ...product, ...line });
  const when = dated(placedAt);
  return [
    row("order_line_item", {
      id: lineItemId,
      title: product.name,
      subtitle: product.category,
      thumbnail: product.imageUrl,
      product_id: product.productId,
      product_title: product.name,
      variant_id: product.variantId,
      requires_shipping: true,
      is_discountable: true,
      is_tax_inclusive: true,
      is_custom_price: false,
      is_giftcard: false,
      ...numeric("unit_price", unitPrice),
      ...when,
    }),
    row("order_item", {
      id: medusaId("orditem", placedAt),
      order_id: orderId,
      item_id: lineItemId,
      version,
      ...numeric("quantity", quantity),
      ...numeric("fulfilled_quantity", 0),
      ...numeric("shipped_quantity", 0),
      ...numeric("delivered_quantity", 0),
      ...numeric("return_requested_quantity", 0),
      ...numeric("return_received_quantity", 0),
      ...numeric("return_dismissed_quantity", 0),
      ...numeric("written_off_quantity", 0),
      ...when,
    }),
    ...roundingRows(place, { ...product, ...line }),
  ];
}

/** The adjustment that rounds a line to whole won; none where its price is exact. */
export function roundingRows(
  { placedAt, version = FIRST_VERSION }: Omit<Place, "id">,
  { lineItemId, ...line }: { lineItemId: string } & Parameters<typeof medusaPrice>[0],
): TableRow[] {
  const { rounding } = medusaPrice(line);
  return rounding === 0
    ? []
    : [adjustmentRow({ lineItemId, code: ROUNDING_CODE, amount: rounding, placedAt, version })];
}

interface Discounted extends Omit<Place, "id"> {
  lines: readonly { lineItemId: string; lineTotal: number }[];
  transferDiscount: number;
}

/** The adjustment that takes the transfer discount off the largest line; none without one. */
export function discountRows({ lines, transferDiscount, placedAt, version = FIRST_VERSION }: Discounted): TableRow[] {
  if (transferDiscount === 0) return [];
  const { lineItemId } = largestLine(lines);
  return [adjustmentRow({ lineItemId, code: TRANSFER_DISCOUNT_CODE, amount: transferDiscount, placedAt, version })];
}

interface Adjustment {
  lineItemId: string;
  code: string;
  amount: number;
  placedAt: Date;
  version: number;
}

/** Subtracts won from a line. */
function adjustmentRow({ lineItemId, code, amount, placedAt, version }: Adjustment): TableRow {
  return row("order_line_item_adjustment", {
    id: medusaId("ordliadj", placedAt),
    item_id: lineItemId,
    version,
    code,
    ...numeric("amount", amount),
    is_tax_inclusive: true,
    ...dated(placedAt),
  });
}
