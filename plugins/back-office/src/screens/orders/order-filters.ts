import { ORDER_SORTS, ORDER_STATUSES } from "@zakh/orders/contract";
import type { OrderFilters } from "../resources/orders";
import { anyText, type ListAddress, oneOf, readListAddress } from "../ui/lists/list-address";

const FILTERS = {
  search: anyText,
  status: oneOf(ORDER_STATUSES),
  overdue: oneOf(["true"]),
  toSend: oneOf(["true"]),
  onTheWay: oneOf(["true"]),
  startDate: readDay,
  endDate: readDay,
  sort: oneOf(ORDER_SORTS),
};

/** Reads the URL; an end before the start is ignored. */
export function readOrdersAddress(search: URLSearchParams): ListAddress<OrderFilters> {
  const { filters, ...address } = readListAddress<OrderFilters>(search, FILTERS);
  const { startDate, endDate } = filters;
  return { ...address, filters: { ...filters, endDate: endDate < startDate ? "" : endDate } };
}

/** A later start clears an end that would now be before it (spec §2 Admin orders). */
export function withStartDate(filters: OrderFilters, startDate: string): OrderFilters {
  return { ...filters, startDate, endDate: filters.endDate < startDate ? "" : filters.endDate };
}

/** Ignores an end before the start. */
export function withEndDate(filters: OrderFilters, endDate: string): OrderFilters {
  return endDate !== "" && endDate < filters.startDate ? filters : { ...filters, endDate };
}

function readDay(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";
}
