import { STORE_STANDINGS } from "@zakh/marketplace/contract";
import type { StoreFilters } from "../resources/stores";

/** What the address says of the list: its filters, its page, and the store that is open beside it. */
export interface StoresAddress {
  filters: StoreFilters;
  /** Counted from 1. */
  page: number;
  open: number | undefined;
}

/** Reads the address; what makes no sense counts as not said. */
export function readStoresAddress(search: URLSearchParams): StoresAddress {
  return {
    filters: {
      search: search.get("search") ?? "",
      standing: STORE_STANDINGS.find((standing) => standing === search.get("standing")) ?? "",
      categoryId: String(readNumber(search.get("categoryId")) ?? ""),
    },
    page: readNumber(search.get("page")) ?? 1,
    open: readNumber(search.get("id")),
  };
}

/** The address with other filters, back on the first page. */
export function withFilters(search: URLSearchParams, filters: StoreFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) set(next, name, value);
  next.delete("page");
  return next;
}

export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  set(next, "page", page > 1 ? String(page) : "");
  return next;
}

/** The address with a store open beside the list, or none. */
export function withOpenStore(search: URLSearchParams, id: number | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  set(next, "id", id === undefined ? "" : String(id));
  return next;
}

function set(search: URLSearchParams, name: string, value: string) {
  if (value === "") search.delete(name);
  else search.set(name, value);
}

function readNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
