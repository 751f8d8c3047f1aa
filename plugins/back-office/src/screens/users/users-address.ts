/** What the address says of the list of users. */
export interface UsersAddress {
  search: string;
  /** Counted from 1. */
  page: number;
}

/** Reads the address; what makes no sense counts as not said. */
export function readUsersAddress(address: URLSearchParams): UsersAddress {
  const page = address.get("page") ?? "";
  return { search: address.get("search") ?? "", page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 };
}

/** The address with another search, back on the first page. */
export function withSearch(address: URLSearchParams, search: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (search === "") next.delete("search");
  else next.set("search", search);
  next.delete("page");
  return next;
}

export function withPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next;
}
