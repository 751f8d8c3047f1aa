import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import type { OrderStatus } from "../../contract/status";
import { isWeighedAnew } from "../../mails/held-mails";
import { orderStatusMail } from "../../mails/order-status-mail";
import { tellCustomer } from "../../notices/tell-customer";
import { findAddressee } from "../../read-models/addressee";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import { findTracedLines } from "../../read-models/traced-lines";
import { findWeighedLines } from "../../read-models/weighed-lines";
import type { PlannedEntry } from "../record-change";
import { recordMoney } from "../record-money";
import { withLockedOrder } from "../with-locked-order";
import { planDeliveryCredit } from "./delivery-credit";

export interface DeliveryInput {
  number: number;
  /** Id of the history entry of the delivery. */
  changeId: string;
  /** The status that the customer was last told. */
  from: OrderStatus;
}

/**
 * Gives what waits of an order's delivery as credit, with the mail, in one transaction with the order locked. Nothing happens when the
 * delivery was undone, or its credit is given already.
 */
export async function applyDelivery(container: MedusaContainer, input: DeliveryInput): Promise<void> {
  const { number, changeId } = input;
  const shop = await findShopContact();
  await withLockedOrder(container, number, async (transaction, state) => {
    if (state.creditToGive === 0 || !(await isLatest(transaction.sql, state.detailId, changeId))) return;
    await writeDelivery(transaction, container, state, { ...input, shop, money: planDeliveryCredit(state) });
  });
}

async function isLatest(sql: Queryable, detailId: string, changeId: string): Promise<boolean> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM order_status_change
     WHERE order_detail_id = $1 AND from_status <> to_status AND deleted_at IS NULL ORDER BY number DESC LIMIT 1`,
    [detailId],
  );
  return rows[0]?.id === changeId;
}

async function writeDelivery(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { changeId, from, shop, money }: DeliveryInput & { shop: ShopContact; money: readonly PlannedEntry[] },
): Promise<void> {
  const { detailId, number, status, total, weightReduction, correction, deliveryCredit } = state;
  const credit = money.reduce((won, { amount }) => won + amount, 0);
  await transaction.sql.query("UPDATE order_detail SET credit_to_give = 0, updated_at = now() WHERE id = $1", [
    detailId,
  ]);
  if (credit > 0) {
    const given = {
      field: "deliveryCredit" as const,
      from: deliveryCredit > 0 ? String(deliveryCredit) : "",
      to: String(deliveryCredit + credit),
    };
    await recordMoney(transaction, container, state, { by: null, money, changed: [given], isOfGoods: true });
  }
  const mail = orderStatusMail({
    changeId,
    number,
    total,
    from,
    to: status,
    toReturn: moneySums(state).toReturn - credit,
    returned: 0,
    credit,
    weightReduction,
    correction,
    weighed: await findWeighedLines(transaction.sql, detailId),
    traced: await findTracedLines(transaction.sql, detailId),
    weighedAnew: await isWeighedAnew(transaction.sql, detailId),
    addressee: await findAddressee(transaction.sql, detailId),
    shop,
  });
  if (mail) await tellCustomer(transaction.sql, mail);
}
