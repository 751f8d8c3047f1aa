import { ORDER_SORTS, ORDER_STATUSES } from "@zakh/orders/contract";
import { z } from "zod";
import { NO_FILTERS, type OrderFilters } from "../resources/orders";

const KEY = "order-filters";

/** What a device remembers of the list: not the search nor the days, which are about one moment. */
const remembered = z.object({
  version: z.literal(1),
  status: z.enum([...ORDER_STATUSES, ""]),
  overdue: z.enum(["true", ""]),
  toSend: z.enum(["true", ""]),
  onTheWay: z.enum(["true", ""]),
  sort: z.enum([...ORDER_SORTS, ""]),
});

/** The filters that were last chosen on this device; none where storage is closed, or has something else. */
export function rememberedFilters(): OrderFilters {
  try {
    const { version: _version, ...filters } = remembered.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ""));
    return { ...NO_FILTERS, ...filters };
  } catch {
    return NO_FILTERS;
  }
}

export function rememberFilters({ status, overdue, toSend, onTheWay, sort }: OrderFilters): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ version: 1, status, overdue, toSend, onTheWay, sort }));
  } catch {
    // Without storage the list begins with all orders.
  }
}
