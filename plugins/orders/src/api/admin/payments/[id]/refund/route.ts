import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { POST as refundInMedusa } from "@medusajs/medusa/api/admin/payments/[id]/refund/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { parseInput } from "@zakh/kit/http/validate";
import { z } from "zod";
import { typedAmount, typedReason } from "../../../../../contract/typed-amount";
import {
  changeFromDashboard,
  refundFromDashboard,
  refusedInDashboard,
  shopOrder,
} from "../../../../../http/medusa-dashboard";
import { moneySums } from "../../../../../read-models/money-sums";
import { findOrderOfPayment, type OrderState } from "../../../../../read-models/order-state";
import { tooMuch } from "../../../../../workflows/money/apply-return";

type RefundRequest = Parameters<typeof refundInMedusa>[0];

/**
 * Replaces Medusa's route. Refunding a whole payment cancels the order in the shop, unless that money was already due
 * back. Of a part, what is not due back lowers what the order costs, for the reason that is given. 409 for a payment that
 * does not hold that much. Payments that belong to no order of the shop are left to Medusa.
 */
export async function POST(request: RefundRequest, response: MedusaResponse) {
  const id = request.params.id ?? "";
  const { amount: sent, note, refund_reason_id } = request.validatedBody;
  const state = await shopOrder((await findOrderOfPayment(shopPool(), id))?.orderId);
  if (!state) return refundInMedusa(request, response);
  const held = heldBy(id, state);
  // Medusa itself accepts a won more than a payment holds.
  if (held <= 0) throw refusedInDashboard("nothing_to_return");
  const amount = wholeWon(sent ?? held);
  if (amount > held) throw tooMuch(held);
  const words = { note, refund_reason_id };
  const reason = await reasonOf(request);
  if (amount === held && moneySums(state).toReturn < held) await changeFromDashboard(request, state, "cancelled");
  // A cancellation gives the customer's credit back at once.
  const left = Math.min(amount, heldBy(id, await shopOrder(state.orderId)));
  if (left > 0) await refundFromDashboard(request, state, { paymentId: id, amount: left, reason, words });
  const { fields } = request.queryConfig;
  response.json({ payment: await refetchEntity({ entity: "payment", idOrFilter: id, scope: request.scope, fields }) });
}

function heldBy(id: string, state: OrderState | undefined): number {
  return state?.held.find(({ paymentId }) => paymentId === id)?.amount ?? 0;
}

/** 400 `amount_invalid` for parts of a won. */
function wholeWon(amount: unknown): number {
  const parsed = typedAmount.safeParse(Number(amount));
  if (!parsed.success) throw new ApiError(400, "amount_invalid");
  return parsed.data;
}

/** The chosen reason, or the note: the customer reads it beside a lower total. Empty without; 400 for one that cannot be shown. */
async function reasonOf({ scope, validatedBody }: RefundRequest): Promise<string> {
  const { note, refund_reason_id: id } = validatedBody;
  const [chosen] = id ? await scope.resolve(Modules.PAYMENT).listRefundReasons({ id }) : [];
  if (id && !chosen) throw new ApiError(400, "value_invalid");
  const reason = chosen?.label ?? note;
  return reason ? parseInput(z.object({ note: typedReason }), { note: reason }).note : "";
}
