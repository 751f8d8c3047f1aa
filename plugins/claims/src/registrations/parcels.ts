import type { ParcelSettlement } from "@zakh/checkout/workflows/placing/free-parcel";
import { numberText } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { orderNumber, placeOfLine } from "@zakh/orders/contract";
import { statusMails } from "@zakh/orders/mails/mail-limits";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { lockOrder } from "@zakh/orders/read-models/order-state";
import type { ClaimDecision } from "../contract";
import { claimAnsweredMail } from "../mails/claim-answered-mail";
import { mailTexts } from "../mails/mail-texts";
import { findStoredClaim } from "../read-models/claim-to-settle";
import { findPaidOrder } from "../read-models/paid-lines";
import { mostForLines, worthOf } from "../workflows/amount-paid";
import { type Settlement, writeSettlement } from "../workflows/write-settlement";

/** A free parcel settles its claim, in the transaction that writes its order, which is the claim's order anew. */
export const parcels: ParcelSettlement = {
  async settle(sql, { number, detailId, shop }, settles) {
    const settlement = settles as unknown as Settlement;
    const { claimId, decision } = settlement;
    const { orderId, places } = await findStoredClaim(sql, claimId);
    await requireOwed(sql, orderId, places, decision);
    await writeSettlement(sql, settlement, number);
    const addressee = await findAddressee(sql, detailId);
    const note = mailTexts(addressee.language)("parcelNote", { number: orderNumber(orderId) });
    await sql.query("UPDATE order_detail SET note = $2 WHERE id = $1", [detailId, note]);
    const { outcome, answer } = decision;
    const mail = { number: claimId, orderId, outcome, answer, amount: 0, parcelOrderId: number, addressee, shop };
    const { short: _, ...written } = claimAnsweredMail(mail);
    return [{ ...written, limit: statusMails }];
  },
  async reopen(sql, orderNumber) {
    await sql.query(
      `UPDATE delivery_claim SET status = 'open', outcome = NULL, answer = '', settled_at = NULL, settled_by_number = NULL, settled_by_name = '',
           parcel_order_number = NULL, idempotency_key = NULL, request_hash = NULL, updated_at = now()
         WHERE parcel_order_number = $1`,
      [orderNumber],
    );
  },
};

/**
 * Nobody gets goods for what went back already, or for an order that was not delivered after all: 409 `order_not_completed`, `claim_amount_too_large` (with
 * `left`). Goods that were sent free of charge may be sent once more.
 */
async function requireOwed(sql: Queryable, orderId: number, places: readonly number[], decision: ClaimDecision) {
  if (decision.outcome !== "parcel") return;
  await lockOrder(sql, orderId);
  const order = await findPaidOrder(sql, orderId);
  if (!order.isDelivered) throw new ApiError(409, "order_not_completed");
  const wanted = decision.lines.map(({ itemId, quantity }) => ({ place: placeOfLine(orderId, itemId) ?? 0, quantity }));
  const left = mostForLines(order, places, order.earlier);
  if (worthOf(order, wanted) > left) {
    throw new ApiError(409, "claim_amount_too_large", { params: { left: numberText(left, "ko") }, extra: { left } });
  }
}
