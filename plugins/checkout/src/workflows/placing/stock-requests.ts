import type { OrderDraft } from "./order-draft";

/** The tracked part of the order; lines of one product have been merged, so each product counts once. */
export function stockRequests({ lines }: OrderDraft) {
  return lines.flatMap(({ product, lineItemId, quantity }) =>
    product.trackStock
      ? [
          {
            lineItemId,
            inventoryItemId: product.inventoryItemId,
            productId: product.number,
            name: product.name,
            quantity,
            unit: product.unit,
          },
        ]
      : [],
  );
}
