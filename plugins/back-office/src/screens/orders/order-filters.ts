import { ORDER_STATUSES } from "@zakh/orders/contract";
import type { OrderFilters } from "../resources/orders";

/** What the address says of the list: its filters, its page, and the order that is open in the dialog. */
export interface OrdersAddress {
  filters: OrderFilters;
  /** Counted from 1. */
  page: number;
  open: number | undefined;
}

/** Reads the address; what makes no sense counts as not said. */
export function readOrdersAddress(search: URLSearchParams): OrdersAddress {
  const startDate = readDay(search.get("startDate"));
  const endDate = readDay(search.get("endDate"));
  return {
    filters: {
      search: search.get("search") ?? "",
      status: ORDER_STATUSES.find((status) => status === search.get("status")) ?? "",
      startDate,
      endDate: endDate < startDate ? "" : endDate,
      sort: search.get("sort") === "oldest" ? "oldest" : "",
    },
    page: readNumber(search.get("page")) ?? 1,
    open: readNumber(search.get("id")),
  };
}

/** Whether orders may be missing from the list; their order hides none. */
export function narrows({ sort: _, ...filters }: OrderFilters): boolean {
  return Object.values(filters).some((value) => value !== "");
}

/** The address with other filters, back on the first page. */
export function withFilters(search: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  next.delete("page");
  return next;
}

export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next;
}

export function withoutOpenOrder(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("id");
  return next;
}

/** A later start clears an end that would now lie before it (spec §2 Admin orders). */
export function withStartDate(filters: OrderFilters, startDate: string): OrderFilters {
  return { ...filters, startDate, endDate: filters.endDate < startDate ? "" : filters.endDate };
}

/** An end before the start is not taken. */
export function withEndDate(filters: OrderFilters, endDate: string): OrderFilters {
  return endDate !== "" && endDate < filters.startDate ? filters : { ...filters, endDate };
}

function readDay(value: string | null): string {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";
}

function readNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
