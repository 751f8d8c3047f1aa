import { DAY_MS } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { toTransferOf } from "@zakh/orders/read-models/order-state";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { refundAccountMail } from "../mails/refund-account-mail";
import { findRefundAccount, findRefundAsked } from "../read-models/whole-refund-account";

export interface AskInput {
  number: number;
  by: Actor;
  /** ISO 8601. */
  now: string;
}

/**
 * Asks a customer by mail for the account to which money goes back (ruling 48), atomically, at most once a day. Throws
 * 404 `order_not_found`, and 409 `nothing_to_return`, `nothing_to_transfer` where all of it becomes credit, `refund_account_known`, `order_without_email` and `refund_asked_already`.
 */
export const askRefundAccountWorkflow = defineWrite(
  "ask-refund-account",
  async ({ number, by, now }: AskInput, { container }) => {
    const shop = await findShopContact();
    await withLockedOrder(container, number, async (transaction, state) => {
      const { detailId } = state;
      const { toReturn } = moneySums(state);
      if (toReturn <= 0) throw new ApiError(409, "nothing_to_return");
      const toTransfer = toTransferOf(state);
      if (toTransfer <= 0) throw new ApiError(409, "nothing_to_transfer");
      if (await findRefundAccount(transaction.sql, number)) throw new ApiError(409, "refund_account_known");
      const addressee = await findAddressee(transaction.sql, detailId);
      if (addressee.email === "") throw new ApiError(409, "order_without_email");
      const asked = await findRefundAsked(transaction.sql, detailId);
      if (asked && Date.parse(now) - asked.getTime() < DAY_MS) throw new ApiError(409, "refund_asked_already");
      const changed = [{ field: "refundAskedAt" as const, from: asked?.toISOString() ?? "", to: now }];
      const changeId = await recordChange(transaction, container, state, { by, changed });
      const mail = refundAccountMail({ changeId, number, toTransfer, addressee, shop });
      await tellCustomer(transaction.sql, mail);
    });
  },
);
