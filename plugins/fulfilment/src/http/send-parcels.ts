import type { MedusaRequest } from "@medusajs/framework/http";
import { numberSigns } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { actorOf } from "@zakh/orders/http/change-order";
import { isPacker, isPackersOrder } from "@zakh/orders/http/packers-view";
import { findOrdersSentWith, findShipments } from "@zakh/orders/read-models/shipments";
import type { ParcelOutcome, ParcelResult, SentManyInput } from "../contract/parcels";
import { sendOrderWorkflow } from "../workflows/send-order";
import { parcelOutcomes } from "../workflows/shipment/parcel-outcomes";
import { findCourier } from "./find-courier";

/** Says what becomes of each parcel and, unless it is a preview, saves the good ones, each order in a transaction of its own. */
export async function sendParcels(
  request: MedusaRequest,
  { courier: code, parcels, preview }: SentManyInput,
): Promise<ParcelResult[]> {
  const courier = await findCourier(code);
  const pool = shopPool();
  const numbers = parcels.map(({ trackingNumber }) => numberSigns(trackingNumber));
  const [orders, sentWith] = await Promise.all([
    findShipments(
      pool,
      parcels.map(({ id }) => id),
    ),
    findOrdersSentWith(pool, code, numbers),
  ]);
  if (isPacker(request)) {
    for (const order of orders.values()) if (!isPackersOrder(order)) orders.delete(order.id);
  }
  const results = parcelOutcomes(parcels, { courier: code, orders, sentWith });
  if (preview) return results;
  const by = actorOf(request);
  const saved: ParcelResult[] = [];
  // One after the other: they share the pool with whoever shops meanwhile.
  for (const result of results) {
    const { id: number, trackingNumber, outcome } = result;
    if (outcome !== "ready") {
      saved.push(result);
      continue;
    }
    const input = { number, courier, trackingNumber, replaces: false, by };
    saved.push({ ...result, outcome: await outcomeOf(() => sendOrderWorkflow(request.scope).run({ input })) });
  }
  return saved;
}

/** Outcomes of what has changed since the orders were read. */
const BY_CODE: Readonly<Record<string, ParcelOutcome>> = {
  order_not_found: "order_unknown",
  order_not_paid: "order_not_paid",
  order_cancelled: "order_cancelled",
  order_picked_up: "order_picked_up",
  tracking_number_used: "number_used",
  sent_with_other_number: "sent_with_other_number",
  conflict: "busy",
};

async function outcomeOf(send: () => Promise<{ result: { changed: boolean } }>): Promise<ParcelOutcome> {
  try {
    return (await send()).result.changed ? "sent" : "unchanged";
  } catch (error) {
    const outcome = isApiError(error) ? BY_CODE[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
}
