import { useQuery } from "@tanstack/react-query";
import type { ShippingFeeSetting } from "@zakh/site-settings/contract";
import { api } from "./api";

/** The shipping fee in whole won (spec §9); `undefined` while it is read or when it cannot be. */
export function useShippingFee(): { fee: number | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ["settings", "shipping-fee"],
    queryFn: () => api<ShippingFeeSetting>("/api/settings/shipping-fee"),
  });
  const fee = data === undefined ? undefined : Math.round(Number(data.value));
  return { fee: Number.isFinite(fee) ? fee : undefined, failed: isError };
}
