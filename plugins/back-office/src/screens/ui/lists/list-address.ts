/** The state of a list in its URL: filters, page, and the open row. */
export interface ListAddress<Filters> {
  filters: Filters;
  /** 1-based. */
  page: number;
  /** Public id. */
  open: number | undefined;
}

/** A reader for each filter of the URL; "" means no filter. */
export type FilterReaders<Filters> = { [Name in keyof Filters]: (value: string) => Filters[Name] };

/** A filter of any text. */
export function anyText(value: string): string {
  return value;
}

/** A filter that is one of these values. */
export function oneOf<Value extends string>(values: readonly Value[]): (value: string) => Value | "" {
  return (value) => values.find((choice) => choice === value) ?? "";
}

/** A filter that is a public id. */
export function anyId(value: string): string {
  return String(readNumber(value) ?? "");
}

/** Reads the URL; invalid values are ignored. */
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

/** The URL with other filters, on the first page. */
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

/** The URL with a row open beside the list, or none. */
export function withOpenRow(search: URLSearchParams, id: number | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  set(next, "id", id === undefined ? "" : String(id));
  return next;
}

/** Whether filters may hide rows; the sort order hides none. */
export function narrows(filters: object): boolean {
  return Object.entries(filters).some(([name, value]) => name !== "sort" && value !== "");
}

/** The sort order of a list, and the function to change it. */
export interface ListSort<Sort extends string> {
  by: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort order in a list's URL, default `unasked`, which the URL omits. */
export function listSort<Sort extends string>(
  value: Sort | "",
  unasked: Sort,
  choose: (sort: Sort | "") => void,
): ListSort<Sort> {
  return { by: value || unasked, onSort: (sort) => choose(sort === unasked ? "" : sort) };
}

function set(search: URLSearchParams, name: string, value: string) {
  if (value === "") search.delete(name);
  else search.set(name, value);
}

function readNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
