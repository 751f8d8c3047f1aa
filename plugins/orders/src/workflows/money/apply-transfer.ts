import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { TRANSFER_MAIL_DELAY_S, withdrawHeldMails } from "../../mails/held-mails";
import { insertStatusMail } from "../../mails/insert-status-mail";
import { partPaymentMail } from "../../mails/part-payment-mail";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findAddressee } from "../../read-models/addressee";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import { type Actor, type PlannedEntry, recordChange } from "../record-change";
import {
  hasTransfer,
  planDifference,
  planPartPayment,
  planUndo,
  planUnneeded,
  type Transfer,
} from "../status/plan-transfer";
import { withLockedOrder } from "../with-locked-order";
import { recordOutsideMoney } from "./outside-money";

export interface TransferInput {
  /** Public id of the order. */
  number: number;
  /**
   * `part`: less than is due, the order still waits. `difference`: pays the difference to a raised total. `unneeded`: to be returned.
   * `undo`: takes the line's money out.
   */
  as: "part" | "difference" | "unneeded" | "undo";
  transfer: Transfer;
  by: Actor;
}

/** Writes the entries with the history entry and the customer's mail, in one transaction with the order locked. */
export async function applyTransfer(
  container: MedusaContainer,
  { number, as, transfer, by }: TransferInput,
): Promise<{ changed: boolean }> {
  const shop = await findShopContact();
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  return withLockedOrder(container, number, async (transaction, state) => {
    if (hasTransfer(state, transfer.line) !== (as === "undo")) return { changed: false };
    const money = planned(state, as, transfer);
    const { detailId, status, total } = state;
    const changeId = await recordChange(transaction, shopOrders, {
      detailId,
      from: status,
      to: status,
      by,
      money,
      payer: transfer.payer,
    });
    await recordOutsideMoney(transaction, container.resolve(Modules.ORDER), state, { status, total, money });
    await withdrawHeldMails(transaction.sql, detailId);
    if (as === "part") {
      const { due } = moneySums({ ...state, money: withMovements(state.money, money) });
      const addressee = await findAddressee(transaction.sql, detailId);
      const mail = partPaymentMail({ changeId, number, amount: transfer.amount, due, addressee, shop });
      const held = { ...mail, delaySeconds: TRANSFER_MAIL_DELAY_S };
      await insertStatusMail(transaction.sql, held);
    }
    return { changed: true };
  });
}

function planned(state: OrderState, as: TransferInput["as"], transfer: Transfer): PlannedEntry[] {
  switch (as) {
    case "part":
      return planPartPayment(state, transfer);
    case "difference":
      return planDifference(state, transfer);
    case "unneeded":
      return planUnneeded(state, transfer);
    case "undo":
      return planUndo(state, transfer.line, state.status);
  }
}
