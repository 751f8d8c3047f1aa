import { defineWrite } from "@zakh/kit/database/define-write";
import type { PoolClient } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findNavigation } from "../read-models/navigation";
import { inMenu } from "./menu-transaction";

export interface OrderNavigationInput {
  /** Public ids in their new order. */
  numbers: number[];
  /** The order that the admin saw. */
  seen?: number[];
}

/**
 * Sets each entry's order to its position in the list. 400 without a change for an unknown id; 409 `changed_meanwhile` when the
 * entries are no longer in the order that the admin saw (ruling 54).
 */
export const orderNavigationWorkflow = defineWrite("order-navigation", ({ numbers, seen }: OrderNavigationInput) =>
  inMenu(async (client) => {
    const { rowCount } = await client.query(
      "SELECT id FROM navigation_item WHERE number = ANY($1) AND deleted_at IS NULL FOR UPDATE",
      [numbers],
    );
    if (rowCount !== numbers.length) {
      throw new ApiError(400, "validation_failed", { fields: { itemIds: "navigation_order_unknown" } });
    }
    if (seen) await refuseOtherOrder(client, seen);
    await client.query(
      `UPDATE navigation_item item SET sort_order = wanted.place - 1, updated_at = now()
       FROM unnest($1::int[]) WITH ORDINALITY AS wanted (number, place)
       WHERE item.number = wanted.number AND item.deleted_at IS NULL`,
      [numbers],
    );
    return { ordered: rowCount };
  }),
);

async function refuseOtherOrder(client: PoolClient, seen: number[]): Promise<void> {
  const present = await findNavigation(client);
  const order = present.map(({ id }) => id).filter((id) => seen.includes(id));
  if (order.join() !== seen.join()) throw new ApiError(409, "changed_meanwhile", { extra: { present } });
}
