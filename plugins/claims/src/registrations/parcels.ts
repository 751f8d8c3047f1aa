import { registerParcelSettlement } from "@zakh/checkout/workflows/placing/free-parcel";
import { orderNumber } from "@zakh/orders/contract";
import { statusMails } from "@zakh/orders/mails/mail-limits";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { claimAnsweredMail } from "../mails/claim-answered-mail";
import { mailTexts } from "../mails/mail-texts";
import { findStoredClaim } from "../read-models/claim-to-settle";
import { type Settlement, writeSettlement } from "../workflows/write-settlement";

/** Registers that a free parcel settles its claim, in the transaction that writes its order, which is the claim's order anew. */
export async function parcelsLoader(): Promise<void> {
  registerParcelSettlement({
    async settle(sql, { number, detailId, shop }, settles) {
      const settlement = settles as unknown as Settlement;
      const { claimId, decision } = settlement;
      await writeSettlement(sql, settlement, number);
      const { orderId } = await findStoredClaim(sql, claimId);
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
  });
}
