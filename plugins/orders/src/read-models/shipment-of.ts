import { type Courier, trackingLinkOf } from "@zakh/site-settings/contract";
import type { Order } from "../contract/order";

type StoredShipment = Pick<Order, "courier" | "courierName" | "trackingNumber"> & { sentAt: Date | null };

/** The parcel with the courier's present name and link; its name at the time of sending when the settings have it no more. */
export function shipmentOf(
  { sentAt, courier, courierName, trackingNumber }: StoredShipment,
  couriers: readonly Courier[],
) {
  const present = couriers.find(({ code }) => code === courier);
  return {
    sentAt: sentAt?.toISOString() ?? null,
    courier,
    courierName: present?.name ?? courierName,
    trackingNumber,
    trackingLink: present && sentAt ? trackingLinkOf(present.trackingLink, trackingNumber) : null,
  };
}
