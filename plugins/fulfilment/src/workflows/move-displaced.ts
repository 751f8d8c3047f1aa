import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { seoulDay } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { daysNow } from "@zakh/orders/read-models/days-now";
import { otherSellers } from "@zakh/orders/read-models/other-sellers";
import { findShipments } from "@zakh/orders/read-models/shipments";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { otherDayMail } from "../mails/other-day-mail";
import { isDisplaced } from "../read-models/displaced";

interface DisplacedInput {
  number: number;
  by: Actor;
}

/**
 * Gives a paid order whose promised days are days off now the days of today's calendar, and tells its customer by mail (ruling 62),
 * atomically; any other order stays as it is. Throws 404 `order_not_found`.
 */
export const moveDisplacedWorkflow = defineWrite(
  "move-displaced-order",
  async ({ number, by }: DisplacedInput, { container }) => {
    const now = new Date();
    // Read before the transaction: they use another connection, which must not be waited for while rows are locked.
    const [shop, delivery] = [await findShopContact(), await findDelivery(shopPool(), now)];
    await withLockedOrder(container, number, async (transaction, state) => {
      const { detailId, status, leavesOn, arrivesOn } = state;
      const isSent = (await findShipments(transaction.sql, [number])).get(number)?.sentAt !== null;
      if (!ORDER_STATUS[status].awaitsDelivery || isSent || !isDisplaced(state, delivery, seoulDay(now))) return;
      const days = daysNow(delivery, state, now);
      const columns = { leaves_on: days?.leavesOn ?? null, arrives_on: days?.arrivesOn ?? null };
      const changed = [
        { field: "leavesOn" as const, from: leavesOn ?? "", to: days?.leavesOn ?? "" },
        { field: "arrivesOn" as const, from: arrivesOn ?? "", to: days?.arrivesOn ?? "" },
      ].filter(({ from, to }) => from !== to);
      const changeId = await recordChange(transaction, container, state, { by, changed, columns });
      const addressee = await findAddressee(transaction.sql, detailId);
      if (addressee.email === "") return;
      const sellersDays = await otherSellers().promisedDays(transaction.sql, number);
      await tellCustomer(transaction.sql, otherDayMail({ changeId, number, days, sellersDays, addressee, shop }));
    });
  },
);
