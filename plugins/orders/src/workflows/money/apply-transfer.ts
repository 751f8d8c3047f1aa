import type { MedusaContainer } from "@medusajs/framework/types";
import { withLock } from "@zakh/kit/database/lock";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { TRANSFER_MAIL_DELAY_S, withdrawHeldMails } from "../../mails/held-mails";
import { partPaymentMail } from "../../mails/part-payment-mail";
import { tellCustomer } from "../../notices/tell-customer";
import { findAddressee } from "../../read-models/addressee";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { Actor, PlannedEntry } from "../record-change";
import { recordMoney } from "../record-money";
import {
  hasTransfer,
  planDifference,
  planPartPayment,
  planUndo,
  planUnneeded,
  type Transfer,
} from "../status/plan-transfer";
import { reopenReduction } from "../weight/apply-weights";
import { lockedOrderState, orderKey } from "../with-locked-order";

export interface TransferInput {
  number: number;
  /** `part`: less than is due, the order still waits. `difference`: pays the difference to a raised total. `unneeded`: to be returned. */
  as: "part" | "difference" | "unneeded";
  transfer: Transfer;
  /** Takes the line's money out again, which came in as that. */
  undo?: boolean;
  by: Actor;
}

/** Writes the entries with the history entry and the customer's mail, in one transaction with the order locked. */
export async function applyTransfer(container: MedusaContainer, input: TransferInput): Promise<{ changed: boolean }> {
  const shop = await findShopContact();
  return withLock(orderKey(input.number), (lockTimeoutMs) =>
    inOneTransaction(container, (transaction) => changeByTransfer(transaction, container, input, shop), {
      lockTimeoutMs,
    }),
  );
}

/** The change itself, as a part of a transaction. */
export async function changeByTransfer(
  transaction: OneTransaction,
  container: MedusaContainer,
  { number, as, transfer, undo = false, by }: TransferInput,
  shop: ShopContact,
): Promise<{ changed: boolean }> {
  const state = await lockedOrderState(transaction, number);
  if (hasTransfer(state, transfer.line) !== undo) return { changed: false };
  const money = undo
    ? planUndo(state, transfer.line, { isDifference: as === "difference" })
    : planned(state, as, transfer);
  const { detailId } = state;
  const columns = undo ? await reopenReduction(container, transaction, state, money) : {};
  const changeId = await recordMoney(transaction, container, state, { by, money, payer: transfer.payer, columns });
  await withdrawHeldMails(transaction.sql, detailId);
  if (as === "part" && !undo) {
    const { due } = moneySums({ ...state, money: withMovements(state.money, money) });
    const addressee = await findAddressee(transaction.sql, detailId);
    const mail = partPaymentMail({ changeId, number, amount: transfer.amount, due, addressee, shop });
    const held = { ...mail, delaySeconds: TRANSFER_MAIL_DELAY_S };
    await tellCustomer(transaction.sql, held);
  }
  return { changed: true };
}

function planned(state: OrderState, as: TransferInput["as"], transfer: Transfer): PlannedEntry[] {
  switch (as) {
    case "part":
      return planPartPayment(state, transfer);
    case "difference":
      return planDifference(state, transfer);
    case "unneeded":
      return planUnneeded(state, transfer);
  }
}
