import type { MedusaContainer } from "@medusajs/framework/types";
import { numberText } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "../../contract/contact";
import { moneySums } from "../../read-models/money-sums";
import { toTransferOf } from "../../read-models/order-state";
import { hasChanged, type KeyedRequest } from "../keyed-request";
import { refundHeld } from "../payment/call-providers";
import { type AnswerOf, withProviderCalls } from "../payment/provider-calls";
import type { Actor } from "../record-change";
import { planOfGoods, planReturned, type ReturnKind } from "../status/plan-returned";
import { inLockedOrder } from "../with-locked-order";
import { writeReturn } from "./write-return";

export interface ReturnInput {
  number: number;
  /** Whole won refunded. */
  amount: number;
  /** Whether it was transferred, which is the default, or becomes the customer's credit. */
  kind?: ReturnKind;
  /** Null for a row of a bank statement. */
  by: Actor;
  /** The row by which the money went out, as `statement/row`; it returns money once, and all that is to be returned. */
  statementRow?: string;
  /** Whether it is money that the goods cost less, and that becomes credit. */
  isOfGoods?: boolean;
  /** The admin's request, which returns money once. */
  request?: KeyedRequest;
}

/**
 * Records that the owner has refunded money, or has made it the customer's credit (ruling 48): the money entries, the history entry and
 * the customer's mail, in one transaction with the order locked. A provider that takes money itself gives back what it holds; it is
 * called before, without locks. Throws 404 `order_not_found`, and
 * 409 when more is refunded than is due (`tooMuch`), `customer_gone` for credit of a closed account, or for a row of a statement anything else than is due (`order_status_changed`), and
 * 422 `idempotency_key_reused`.
 */
export async function applyReturn(
  container: MedusaContainer,
  { number, amount, kind = "returned", by, statementRow, isOfGoods, request }: ReturnInput,
): Promise<void> {
  const shop = await findShopContact();
  const refund = (answerOf: AnswerOf, lockTimeoutMs: number) =>
    inLockedOrder(container, { number, lockTimeoutMs }, async (transaction, state) => {
      if (await hasChanged(transaction.sql, state.detailId, request)) return;
      const { toReturn } = moneySums(state);
      if (statementRow !== undefined) {
        if (await isReturnedByRow(transaction.sql, state.detailId, statementRow)) return;
        if (amount !== toTransferOf(state)) throw new ApiError(409, "order_status_changed");
      }
      if (amount > toReturn) throw tooMuch(toReturn);
      if (kind === "credit_given" && !state.hasAccount) throw new ApiError(409, "customer_gone");

      const money = isOfGoods ? planOfGoods(state, amount) : planReturned(kind, state, amount);
      // Credit is what the shop owes: the provider keeps that money.
      const ofProvider = kind === "returned" ? Math.min(amount, state.heldByProvider) : 0;
      const refunded = { amount: ofProvider, data: refundHeld(state, ofProvider, answerOf) };
      const changed: FieldChange[] =
        statementRow === undefined ? [] : [{ field: "returnedByRow", from: "", to: statementRow }];
      const written = { amount, kind, money, refunded, by, shop, changed, request, isOfGoods };
      await writeReturn(transaction, container, state, written);
    });
  return withProviderCalls(container, [number], refund);
}

/** Whether this row of a statement has returned money of the order already. */
async function isReturnedByRow(sql: Queryable, detailId: string, row: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT FROM order_status_change WHERE order_detail_id = $1 AND deleted_at IS NULL
       AND contact->'changed' @> $2::jsonb LIMIT 1`,
    [detailId, JSON.stringify([{ field: "returnedByRow", to: row }])],
  );
  return rowCount === 1;
}

/** 409 `nothing_to_return`, or `more_than_to_return` while something is left, with what is left as `toReturn` (won). */
export function tooMuch(toReturn: number): ApiError {
  return new ApiError(409, toReturn > 0 ? "more_than_to_return" : "nothing_to_return", {
    params: { left: numberText(toReturn, "ko") },
    extra: { toReturn },
  });
}
