import type { MedusaContainer } from "@medusajs/framework/types";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { seoulDay } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { findDelivery } from "@zakh/site-settings/read-models/delivery";
import { insertStatusMail } from "../mails/insert-status-mail";
import { otherDayMail } from "../mails/other-day-mail";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { findAddressee } from "../read-models/addressee";
import { daysNow } from "../read-models/days-now";
import { isDisplaced } from "../read-models/displaced";
import { findShipments } from "../read-models/shipments";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

interface DisplacedInput {
  /** Public id of the order. */
  number: number;
  by: Actor;
}

/** Writes the new days, the history entry and the mail, in one transaction with the order locked. */
async function applyNewDays(container: MedusaContainer, { number, by }: DisplacedInput): Promise<void> {
  const now = new Date();
  // Read before the transaction: they use another connection, which must not be waited for while rows are locked.
  const [shop, delivery] = [await findShopContact(), await findDelivery(shopPool(), now)];
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  await withLockedOrder(container, number, async (transaction, state) => {
    const { detailId, status, leavesOn, arrivesOn } = state;
    const isSent = (await findShipments(transaction.sql, [number])).get(number)?.sentAt !== null;
    if (status !== "processing" || isSent || !isDisplaced(state, delivery, seoulDay(now))) return;
    const days = daysNow(delivery, state, now);
    await transaction.use(shopOrders, (service, context) =>
      service.updateShopOrderDetails(
        { id: detailId, leaves_on: days?.leavesOn ?? null, arrives_on: days?.arrivesOn ?? null },
        context,
      ),
    );
    const changed = [
      { field: "leavesOn" as const, from: leavesOn ?? "", to: days?.leavesOn ?? "" },
      { field: "arrivesOn" as const, from: arrivesOn ?? "", to: days?.arrivesOn ?? "" },
    ].filter(({ from, to }) => from !== to);
    const changeId = await recordChange(transaction, shopOrders, { detailId, from: status, to: status, by, changed });
    const addressee = await findAddressee(transaction.sql, detailId);
    if (addressee.email !== "")
      await insertStatusMail(transaction.sql, otherDayMail({ changeId, number, days, addressee, shop }));
  });
}

/** There is nothing to undo, as with a status change. */
const applyNewDaysStep = createStep(
  "apply-new-days",
  async (input: DisplacedInput, { container }) => new StepResponse(await applyNewDays(container, input)),
);

/**
 * Gives a paid order whose promised days are days off now the days of today's calendar, and tells its customer by mail (ruling 62),
 * atomically; any other order stays as it is. Throws 404 `order_not_found`.
 */
export const moveDisplacedWorkflow = createWorkflow(
  "move-displaced-order",
  (input: DisplacedInput) => new WorkflowResponse(applyNewDaysStep(input)),
);
