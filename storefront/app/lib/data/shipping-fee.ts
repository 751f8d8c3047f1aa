import { useQuery } from "@tanstack/react-query";
import type { ShippingFeeSetting } from "@zakh/site-settings/contract";
import { api } from "./api";
import { SHIPPING_FEE_KEY } from "./query-keys";

export interface ShippingFee {
  /** Whole won (spec §9); `undefined` while it is loading or if it cannot be read. */
  fee: number | undefined;
  failed: boolean;
  retry: () => void;
}

export function useShippingFee(): ShippingFee {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: SHIPPING_FEE_KEY,
    queryFn: () => api<ShippingFeeSetting>("/api/settings/shipping-fee"),
  });
  const fee = data === undefined ? undefined : Math.round(Number(data.value));
  const known = Number.isFinite(fee) ? fee : undefined;
  return { fee: known, failed: known === undefined && !isFetching && (isError || data !== undefined), retry: refetch };
}
