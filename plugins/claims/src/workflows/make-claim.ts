import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { placeOfLine } from "@zakh/orders/contract";
import { lockOrder } from "@zakh/orders/read-models/order-state";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { ClaimInput } from "../contract";
import { claimAlertMails } from "../mails/claim-alert-mail";
import { pushNewClaim } from "../mails/claim-push";
import { findClaimedOrder } from "../read-models/order-claims";
import { whyNoClaim } from "./claimable";

export interface NewClaim extends ClaimInput {
  /** Public id of the order, and the name on it. */
  orderId: number;
  customerName: string;
  /** Addresses of stored pictures. */
  photos: string[];
}

/**
 * Writes that something is wrong with a delivered order, with the mails and messages that tell the owner. Throws 404 `order_not_found`,
 * 400 `claim_lines_missing` for lines of another order, and 409 as `whyNoClaim`.
 */
export const makeClaimWorkflow = defineWrite("make-claim", async (claim: NewClaim) => {
  const [shop, alerts] = await Promise.all([findShopContact(), storedSettings["order-alerts"].value()]);
  return inTransaction(shopPool(), async (sql) => {
    const { orderId, customerName, kind, text, photos } = claim;
    await lockOrder(sql, orderId);
    const places = await requireClaimable(sql, claim, new Date());
    const { rows } = await sql.query<{ number: number }>(
      "INSERT INTO delivery_claim (id, order_number, kind, places, text, photos) VALUES ($1, $2, $3, $4, $5, $6) RETURNING number",
      [generateEntityId(undefined, "dclm"), orderId, kind, JSON.stringify(places), text, JSON.stringify(photos)],
    );
    const number = rows[0]?.number as number;
    const told = { number, orderId, customerName, kind, text, photos: photos.length };
    await insertMails(sql, claimAlertMails(told, shop, alerts));
    await pushNewClaim(sql, told);
    return { number };
  });
});

/** The places of the lines that a claim is about; throws what `makeClaimWorkflow` does. */
export async function requireClaimable(
  sql: Queryable,
  { orderId, itemIds }: Pick<NewClaim, "orderId" | "itemIds">,
  now: Date,
): Promise<number[]> {
  const order = await findClaimedOrder(sql, orderId);
  if (!order) throw new ApiError(404, "order_not_found");
  const refusal = whyNoClaim(order, now);
  if (refusal) throw refusal;
  const places = [...new Set(itemIds.map((id) => placeOfLine(orderId, id) ?? 0))].sort((one, other) => one - other);
  if (places.some((place) => !order.places.includes(place))) {
    throw new ApiError(400, "claim_lines_missing", { fields: { itemIds: "claim_lines_missing" } });
  }
  return places;
}
