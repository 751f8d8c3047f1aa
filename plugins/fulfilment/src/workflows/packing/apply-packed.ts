import type { MedusaContainer } from "@medusajs/framework/types";
import { reservePacked } from "@zakh/catalog/workflows/stock";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "@zakh/orders/contract";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { StoredLine } from "@zakh/orders/read-models/stored-lines";
import { forgetLots, keepLots } from "@zakh/orders/workflows/lines/keep-lots";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { applyWeights } from "@zakh/orders/workflows/weight/apply-weights";

interface Packed {
  by: Actor;
  /** The lines as they are packed now, and what the history says of them. */
  lines: readonly StoredLine[];
  changed: FieldChange[];
}

/** Writes what was packed of an order's lines, and of which lots; stock, total and money follow. */
export async function applyPacked(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { by, lines, changed }: Packed,
): Promise<void> {
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  await transaction.use(shopOrders, (service, context) =>
    service.updateShopOrderLines(
      lines.map(({ id, packed }) => ({ id, packed_quantity: packed })),
      context,
    ),
  );
  const [packed, unpacked] = [true, false].map((isPacked) =>
    lines.filter((line) => Boolean(line.packed) === isPacked).map(({ id }) => id),
  ) as [string[], string[]];
  await keepLots(transaction.sql, state.detailId, packed);
  await forgetLots(transaction.sql, state.detailId, unpacked);
  await reservePacked(
    transaction.sql,
    lines.map(({ lineItemId, packed, quantity }) => ({ lineItemId, quantity: packed ?? quantity })),
  );
  await applyWeights(container, transaction, state, { by, changed });
}
