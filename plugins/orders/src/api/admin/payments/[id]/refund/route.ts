import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as refundInMedusa } from "@medusajs/medusa/api/admin/payments/[id]/refund/route";
import { shopPool } from "@zakh/kit/database/pool";
import { refusedInDashboard, shopOrder } from "../../../../../http/medusa-dashboard";
import { findOrderOfPayment } from "../../../../../read-models/order-state";

/**
 * Medusa's own route for a part of the money, which leaves the order paid. Giving back all of it would leave a paid order
 * without money: that is what cancelling is for, and the refusal says so.
 */
export async function POST(request: Parameters<typeof refundInMedusa>[0], response: MedusaResponse) {
  const id = request.params.id ?? "";
  const payment = (await shopOrder(await findOrderOfPayment(shopPool(), id)))?.payment;
  if (payment?.paymentId === id) {
    const held = payment.captured - payment.refunded;
    if ((request.validatedBody.amount ?? held) >= held) throw refusedInDashboard(request, "refund_whole");
  }
  return refundInMedusa(request, response);
}
