import { useQuery } from "@tanstack/react-query";
import { islandOf, missingForFree, orderFee } from "@zakh/delivery/contract";
import type { Island, ShippingFeeSetting } from "@zakh/site-settings/contract";
import { api } from "./api";
import { useDelivery } from "./delivery";
import { SHIPPING_FEE_KEY } from "./query-keys";

export interface ShippingFee {
  /** Whole won (spec §9); `undefined` while it is loading or if it cannot be read. */
  fee: number | undefined;
  /** Won of goods that are missing for free delivery; 0 if none are, or if there is none. */
  missing: number;
  /** The island that it goes to. */
  island: Island | undefined;
  failed: boolean;
  retry: () => void;
}

/** The shipping fee of an order with this sum of goods (won) to this address, as far as one is known. */
export function useShippingFee(subtotal: number, address = ""): ShippingFee {
  const delivery = useDelivery({ always: true });
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: SHIPPING_FEE_KEY,
    queryFn: () => api<ShippingFeeSetting>("/api/settings/shipping-fee"),
  });
  const fee = data === undefined ? undefined : Math.round(Number(data.value));
  const known = Number.isFinite(fee) ? fee : undefined;
  return {
    fee: known === undefined ? undefined : orderFee(known, subtotal, delivery, address),
    missing: known === undefined ? 0 : missingForFree(known, subtotal, delivery),
    island: islandOf(delivery, address),
    failed: known === undefined && !isFetching && (isError || data !== undefined),
    retry: refetch,
  };
}
