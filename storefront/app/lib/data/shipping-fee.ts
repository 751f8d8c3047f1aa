import { useQuery } from "@tanstack/react-query";
import { missingForFree, orderFee, type ShippingFeeSetting } from "@zakh/site-settings/contract";
import { api } from "./api";
import { useDelivery } from "./delivery";
import { SHIPPING_FEE_KEY } from "./query-keys";

export interface ShippingFee {
  /** Whole won (spec §9); `undefined` while it is loading or if it cannot be read. */
  fee: number | undefined;
  /** Won of goods that are missing for free delivery; 0 if none are, or if there is none. */
  missing: number;
  failed: boolean;
  retry: () => void;
}

/** The shipping fee of an order with this sum of goods (won). */
export function useShippingFee(subtotal: number): ShippingFee {
  const delivery = useDelivery({ always: true });
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: SHIPPING_FEE_KEY,
    queryFn: () => api<ShippingFeeSetting>("/api/settings/shipping-fee"),
  });
  const fee = data === undefined ? undefined : Math.round(Number(data.value));
  const known = Number.isFinite(fee) ? fee : undefined;
  return {
    fee: known === undefined ? undefined : orderFee(known, subtotal, delivery),
    missing: known === undefined ? 0 : missingForFree(known, subtotal, delivery),
    failed: known === undefined && !isFetching && (isError || data !== undefined),
    retry: refetch,
  };
}
