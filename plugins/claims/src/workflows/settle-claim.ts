import type { MedusaContainer } from "@medusajs/framework/types";
import { numberText } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { recordMoney } from "@zakh/orders/workflows/record-money";
import { planOfGoods } from "@zakh/orders/workflows/status/plan-returned";
import { takeOff } from "@zakh/orders/workflows/weight/take-off";
import { lockedOrderState, withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { claimAnsweredMail } from "../mails/claim-answered-mail";
import { mailTexts } from "../mails/mail-texts";
import { findStoredClaim } from "../read-models/claim-to-settle";
import { findPaid } from "../read-models/paid-lines";
import { mostForLines } from "./amount-paid";
import { isSettledBy, type Settlement, writeSettlement } from "./write-settlement";

/**
 * Answers a claim, refuses it, or gives money back for it: the money entries, the claim and the buyer's mail in one transaction with the order locked.
 * Throws 404 `claim_not_found`, 409 `claim_settled_already`, `claim_amount_too_large` (with `left`), `order_not_completed` where the delivery was undone
 * and `customer_gone` for credit of a closed account, and 422 `idempotency_key_reused`.
 */
export const settleClaimWorkflow = defineWrite("settle-claim", async (settlement: Settlement, { container }) => {
  const { claimId, decision, request } = settlement;
  const { orderId } = await findStoredClaim(shopPool(), claimId);
  // Read before the transaction: it uses another connection.
  const [shop, { language }] = await Promise.all([findShopContact(), storedSettings["order-alerts"].value()]);
  await withLockedOrder(container, orderId, async (transaction, state) => {
    const { sql } = transaction;
    const claim = await findStoredClaim(sql, claimId, true);
    if (isSettledBy(claim, request)) return;
    const { outcome, answer } = decision;
    let amount = 0;
    if (outcome === "credit" || outcome === "transfer") {
      const { lines, earlier } = await findPaid(sql, state.detailId);
      const most = mostForLines({ ...state, lines }, claim.places, earlier);
      const reason = mailTexts(language)(`kind.${claim.kind}`);
      amount = await giveBack(transaction, container, state, {
        ...settlement,
        amount: decision.amount,
        outcome,
        most,
        reason,
      });
    }
    await writeSettlement(sql, settlement);
    const addressee = await findAddressee(sql, state.detailId);
    const mail = { number: claimId, orderId, outcome, answer, amount, parcelOrderId: null, addressee, shop };
    await tellCustomer(sql, claimAnsweredMail(mail));
  });
});

interface GivenBack extends Settlement {
  /** Whole won, and the most that may be. */
  amount: number;
  most: number;
  outcome: "credit" | "transfer";
  /** In the order's history. */
  reason: string;
}

/** Takes the amount off the order; what of it was paid becomes credit, or waits to be transferred back. Returns that, in won. */
async function giveBack(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { amount, most, outcome, reason, by }: GivenBack,
): Promise<number> {
  if (!ORDER_STATUS[state.status].delivered) throw new ApiError(409, "order_not_completed");
  if (outcome === "credit" && !state.hasAccount) throw new ApiError(409, "customer_gone");
  if (amount > most) {
    const params = { left: numberText(most, "ko") };
    throw new ApiError(409, "claim_amount_too_large", { params, extra: { left: most } });
  }
  const taken = await takeOff(transaction, container, state, { amount, reason, by, mayBeAll: true });
  const back = taken.reduce((won, entry) => won + entry.amount, 0);
  if (outcome === "transfer" || back === 0) return back;
  const after = await lockedOrderState(transaction, state.number);
  await recordMoney(transaction, container, after, { by, money: planOfGoods(after, back), isOfGoods: true });
  return back;
}
