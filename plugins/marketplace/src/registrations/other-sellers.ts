import { registerOtherSellers } from "@zakh/orders/read-models/other-sellers";
import { lastStep } from "../read-models/last-step";

/** In SQL: the lines that are left of order `d`, each with its store's last step. */
const LINES = `FROM order_line line ${lastStep("line.store_number")}
  WHERE line.order_detail_id = d.id AND line.deleted_at IS NULL AND line.packed_quantity IS DISTINCT FROM 0`;

/** Registers how far stores are with their goods, so that an address is not changed under a parcel, and the shop sends only its own. */
export async function otherSellersLoader(): Promise<void> {
  registerOtherSellers({
    isPacked: `EXISTS (SELECT ${LINES} AND step.state IN ('prepared', 'handed_over', 'picked_up'))`,
    isOnTheWay: `coalesce((SELECT bool_and(coalesce(step.state IN ('handed_over', 'picked_up'), false)) ${LINES}), false)`,
    isUndeliverable: `coalesce((SELECT bool_and(coalesce(step.state = 'undeliverable', false)) ${LINES}), false)`,
  });
}
