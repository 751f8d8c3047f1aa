import { useQuery } from "@tanstack/react-query";
import { type Delivery, noOrdersUntil } from "@zakh/delivery/contract";
import { useShopTime } from "../browser/use-shop-time";
import { STALE } from "../durations";
import { api } from "./api";
import { DELIVERY_KEY } from "./query-keys";
import { useShellData } from "./shell-data";

/** While it cannot be read: no days are promised, and the server decides whether it takes an order. */
const UNKNOWN: Delivery = {
  hasDays: false,
  cutOffHour: 24,
  saturdays: false,
  paymentHours: 0,
  holidays: [],
  holidaysUntil: 0,
  freeFrom: 0,
  islands: [],
  closed: [],
  postcodeSearch: false,
};

/**
 * What shoppers are told about delivery: first as the page was rendered with it, then read again every few minutes, so that a tab
 * that stays open knows of closed days, too. `always`: also when this part of the page appears, as at checkout.
 */
export function useDelivery({ always = false } = {}): Delivery {
  const { data } = useQuery({
    queryKey: DELIVERY_KEY,
    queryFn: () => api<Delivery>("/api/delivery"),
    initialData: useShellData()?.delivery,
    staleTime: STALE.settings,
    refetchInterval: STALE.settings,
    refetchOnMount: always ? "always" : true,
  });
  return data ?? UNKNOWN;
}

/** The last day on which the shop takes no orders, where it takes none now. */
export function useNoOrdersUntil(): string | undefined {
  const { closed } = useDelivery({ always: true });
  return noOrdersUntil(closed, useShopTime());
}
