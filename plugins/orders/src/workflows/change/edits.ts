import type { IOrderModuleService } from "@medusajs/framework/types";
import { OrderChangeStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { OrderState } from "../../read-models/order-state";
import { removeOffer } from "./offers";

/** What becomes of an edit that is open in Medusa's dashboard, and Medusa's user who decides so. */
export interface EditEnd {
  as: "requested" | "confirmed" | "declined" | "canceled";
  userId?: string;
  /** Whether only an edit that was requested is meant: its offer was answered. */
  ofRequested?: boolean;
}

/**
 * Gives the edit that is open in Medusa's dashboard its next status; does nothing without one. Any other change of an order's goods
 * or sums cancels it: it was made of the order as it was, and Medusa takes no change of an order beside an open edit. What a
 * confirmed edit changes is written by the shop, not by Medusa.
 */
export async function moveEdit(
  { use }: OneTransaction,
  orders: IOrderModuleService,
  orderId: string,
  { as, userId, ofRequested = false }: EditEnd,
): Promise<void> {
  const { PENDING, REQUESTED } = OrderChangeStatus;
  const status = ofRequested ? [REQUESTED] : [PENDING, REQUESTED];
  const open = await use(orders, (service, context) =>
    service.listOrderChanges({ order_id: orderId, status } as never, { select: ["id"] }, context),
  );
  if (open.length === 0) return;
  const moved = open.map(({ id }) => ({ id, status: as, [`${as}_at`]: new Date(), [`${as}_by`]: userId ?? null }));
  await use(orders, (service, context) => service.updateOrderChanges(moved, context));
}

/** Ends what waits to be decided of an order: the offer to its customer, and an edit. */
export async function endProposals(
  transaction: OneTransaction,
  orders: IOrderModuleService,
  { detailId, orderId }: Pick<OrderState, "detailId" | "orderId">,
): Promise<void> {
  await removeOffer(transaction, detailId);
  await moveEdit(transaction, orders, orderId, { as: "canceled" });
}
