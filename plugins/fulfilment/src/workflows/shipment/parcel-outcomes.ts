import { numberSigns } from "@zakh/kit/contract";
import { isTrackingNumber, ORDER_STATUS } from "@zakh/orders/contract";
import type { StoredShipment } from "@zakh/orders/read-models/shipments";
import type { Parcel, ParcelResult } from "../../contract/parcels";

/** What is known of the orders of many parcels. */
export interface KnownParcels {
  /** Code of the courier that takes them. */
  courier: string;
  /** The orders that exist, by public id. */
  orders: ReadonlyMap<number, StoredShipment>;
  /** Orders that were sent with one of the numbers before. */
  sentWith: readonly StoredShipment[];
}

type Known = ParcelResult & { order: StoredShipment | undefined };

/**
 * Tells what is to become of each parcel, `ready` where it is to be saved. An order may have as many numbers as boxes: the first
 * counts. A number may stand for several orders of one customer, which go together, and for no two customers.
 */
export function parcelOutcomes(parcels: readonly Parcel[], known: KnownParcels): ParcelResult[] {
  const all = parcels.map(({ id, trackingNumber }): Known => {
    const order = known.orders.get(id);
    return {
      id,
      trackingNumber: numberSigns(trackingNumber),
      outcome: "ready",
      customerName: order?.customerName ?? "",
      sentWith: order?.trackingNumber ?? "",
      order,
    };
  });
  const taken = new Set<number>();
  return all.map((one) => {
    const { order: _order, ...result } = one;
    const outcome = outcomeOf(one, { isTaken: taken.has(one.id), all, known });
    if (outcome === "ready") taken.add(one.id);
    return { ...result, outcome };
  });
}

function outcomeOf(
  { id, trackingNumber, order }: Known,
  // `isTaken`: whether an earlier parcel of the list is the order's.
  { isTaken, all, known }: { isTaken: boolean; all: readonly Known[]; known: KnownParcels },
): ParcelResult["outcome"] {
  if (!order) return "order_unknown";
  if (!isTrackingNumber(trackingNumber)) return "number_invalid";
  const refused = refusalOf(order);
  if (refused) return refused;
  const listed = all.flatMap((one) => (one.trackingNumber === trackingNumber && one.order ? [one.order] : []));
  const holders = [...known.sentWith.filter((one) => one.trackingNumber === trackingNumber), ...listed];
  if (holders.some(({ accountNumber }) => accountNumber !== order.accountNumber)) return "number_used";
  const ofOrder = all.filter((one) => one.id === id && isTrackingNumber(one.trackingNumber));
  const numbers = new Set(ofOrder.map((one) => one.trackingNumber));
  if (numbers.size > order.boxes) return "order_twice";
  if (isSentWith(order, known.courier, trackingNumber)) return "unchanged";
  if (numbers.size > 1 && order.sentAt && numbers.has(order.trackingNumber)) return "other_box";
  if (order.sentAt) return "sent_with_other_number";
  if (isTaken) return numbers.size > 1 ? "other_box" : "unchanged";
  return "ready";
}

/** Why an order is not sent: nobody is to get it, its customer comes for it, or nobody has paid. Undefined where it may be. */
export function refusalOf({ status, isPickedUp }: Pick<StoredShipment, "status" | "isPickedUp">) {
  if (ORDER_STATUS[status].cancelled) return "order_cancelled";
  if (isPickedUp) return "order_picked_up";
  return ORDER_STATUS[status].paid ? undefined : "order_not_paid";
}

/** Whether an order is already sent so. */
export function isSentWith(order: Sent, courier: string, trackingNumber: string): boolean {
  return order.courier === courier && order.trackingNumber === trackingNumber;
}

type Sent = Pick<StoredShipment, "courier" | "trackingNumber">;
