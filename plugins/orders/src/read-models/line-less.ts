/** `lessFor` in SQL, of `order_line line`: whole won that it costs less, because less was packed. */
export const LESS_SQL = `CASE WHEN line.packed_quantity IS NULL OR round(line.packed_quantity, 3) >= round(line.quantity, 3) THEN 0
  WHEN line.packed_quantity = 0 THEN line.total
  ELSE least(line.total, round(round(line.price, 2) * (round(line.quantity, 3) - round(line.packed_quantity, 3)) / round(line.price_divisor, 2)))
  END`;

/** Kilograms that were sold of `order_line line`: as packed where weighed. */
export const SOLD_KG_SQL = "coalesce(line.packed_quantity, line.quantity)";
