import { type Counted, type Quantities, quantitiesOf } from "@zakh/catalog/contract";
import type { OrderItem } from "@zakh/orders/contract";

/** The sums of these lines: what was packed where a line was weighed. */
export function packedQuantitiesOf(items: readonly (Counted & Pick<OrderItem, "packedQuantity">)[]): Quantities {
  return quantitiesOf(
    items.map(({ quantity, packedQuantity, unit }) => ({ quantity: packedQuantity ?? quantity, unit })),
  );
}
