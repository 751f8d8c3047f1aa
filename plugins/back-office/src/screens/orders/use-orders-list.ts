import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { OrderFilters } from "../resources/orders";
import { narrows, withFilters } from "../ui/lists/list-address";
import { useListAddress } from "../ui/lists/use-list-address";
import { readOrdersAddress } from "./order-filters";
import { rememberedFilters, rememberFilters } from "./remembered-filters";

/** The list's address, which begins with the filters that were last chosen on this device unless it names some itself. */
export function useOrdersList() {
  const list = useListAddress(readOrdersAddress);
  const { search } = useLocation();
  const { go } = list;
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const filters = rememberedFilters();
    if (search === "" && (narrows(filters) || filters.sort))
      go((from) => withFilters(from, filters), { replace: true });
  });

  return {
    ...list,
    changeFilters(change: (filters: OrderFilters) => OrderFilters) {
      list.changeFilters((now) => {
        const next = change(now);
        rememberFilters(next);
        return next;
      });
    },
  };
}
