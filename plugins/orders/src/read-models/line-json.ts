import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { orderSellerSql } from "@zakh/catalog/read-models/seller-sql";
import { contentTexts } from "@zakh/kit/contract";
import { textKeys } from "@zakh/kit/database/text-columns";
import type { OrderItem } from "../contract/order";

/** An `order_line line` as an order tells it, but for its ids. */
export const LINE_JSON = `json_build_object('place', line.place, 'quantity', line.quantity, 'unit', line.unit, 'packedQuantity', line.packed_quantity,
  'traceNumbers', coalesce(line.trace_numbers, '{}'), 'weightReduction', line.weight_reduction, 'productId', line.product_number,
  'seller', ${orderSellerSql("line.store_number")}, 'price', line.price, 'priceDivisor', line.price_divisor, 'lineTotal', line.total,
  'product', json_build_object(${textKeys("line.texts", contentTexts(SOLD_TEXT_FIELDS))}, 'imageUrl', line.image_url))`;

/** A line as `LINE_JSON` has it. */
export type LineJson = Omit<OrderItem, "id" | "orderId"> & { place: number };
