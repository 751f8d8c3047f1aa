import type { OrderItem } from "../contract/order";

/** An `order_line line` as an order tells it, but for its ids. */
export const LINE_JSON = `json_build_object('place', line.place, 'quantity', line.quantity, 'unit', line.unit, 'packedQuantity', line.packed_quantity,
  'weightReduction', line.weight_reduction, 'productId', line.product_number,
  'price', line.price, 'priceDivisor', line.price_divisor, 'lineTotal', line.total,
  'product', json_build_object('name', line.name, 'nameRu', line.name_ru, 'nameEn', line.name_en, 'imageUrl', line.image_url,
    'category', line.category, 'categoryRu', line.category_ru, 'categoryEn', line.category_en,
    'origin', line.origin, 'originRu', line.origin_ru, 'originEn', line.origin_en))`;

/** A line as `LINE_JSON` has it. */
export type LineJson = Omit<OrderItem, "id" | "orderId"> & { place: number };
