/** What the address says of a list: what it is narrowed to, its page, and the row that is open beside it. */
export interface ListAddress<Filters> {
  filters: Filters;
  /** Counted from 1. */
  page: number;
  /** Public id. */
  open: number | undefined;
}

/** How each filter is read from the address; "" means that the list is not narrowed by it. */
export type FilterReaders<Filters> = { [Name in keyof Filters]: (said: string) => Filters[Name] };

/** A filter of any text. */
export function anyText(said: string): string {
  return said;
}

/** A filter that is one of these values. */
export function oneOf<Value extends string>(values: readonly Value[]): (said: string) => Value | "" {
  return (said) => values.find((value) => value === said) ?? "";
}

/** A filter that is a public id. */
export function anyId(said: string): string {
  return String(readNumber(said) ?? "");
}

/** Reads the address; what makes no sense counts as not said. */
export function readListAddress<Filters>(
  search: URLSearchParams,
  readers: FilterReaders<Filters>,
): ListAddress<Filters> {
  const names = Object.keys(readers) as (keyof Filters & string)[];
  const filters = Object.fromEntries(names.map((name) => [name, readers[name](search.get(name) ?? "")]));
  return {
    filters: filters as Filters,
    page: readNumber(search.get("page")) ?? 1,
    open: readNumber(search.get("id")),
  };
}

/** The address with other filters, back on the first page. */
export function withFilters(search: URLSearchParams, filters: object): URLSearchParams {
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

/** The address with a row open beside the list, or none. */
export function withOpenRow(search: URLSearchParams, id: number | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  set(next, "id", id === undefined ? "" : String(id));
  return next;
}

/** Whether rows may be missing from the list; its order hides none. */
export function narrows(filters: object): boolean {
  return Object.entries(filters).some(([name, value]) => name !== "sort" && value !== "");
}

/** What a list is sorted by, and what sorts it otherwise. */
export interface ListSort<Sort extends string> {
  by: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort that a list's address says, `unasked` without one; that one is not said in the address. */
export function listSort<Sort extends string>(
  said: Sort | "",
  unasked: Sort,
  choose: (sort: Sort | "") => void,
): ListSort<Sort> {
  return { by: said || unasked, onSort: (sort) => choose(sort === unasked ? "" : sort) };
}

function set(search: URLSearchParams, name: string, value: string) {
  if (value === "") search.delete(name);
  else search.set(name, value);
}

function readNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
