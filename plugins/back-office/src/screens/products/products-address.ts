/** What the list is narrowed to; "" means any. */
export interface ProductFilters {
  /** Part of a name. */
  search: string;
  /** Name of a category. */
  category: string;
}

export const NO_FILTERS: ProductFilters = { search: "", category: "" };

/** Which form stands above the list: that of a new product, or that of the product with this public id. */
export type OpenForm = "new" | number;

/** What the screen's address says: `?new=true` and `?edit=7` open the form (spec §2 Admin products). */
export function readProductsAddress(search: URLSearchParams): { filters: ProductFilters; form: OpenForm | undefined } {
  return {
    filters: { search: search.get("search") ?? "", category: search.get("category") ?? "" },
    form: readForm(search),
  };
}

function readForm(search: URLSearchParams): OpenForm | undefined {
  if (search.get("new") === "true") return "new";
  const id = search.get("edit");
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** The address with other filters; a form that is open stays open. */
export function withFilters(search: URLSearchParams, filters: ProductFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address with that form, or with none; the list stays narrowed as it is. */
export function withForm(search: URLSearchParams, form: OpenForm | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("new");
  next.delete("edit");
  if (form === "new") next.set("new", "true");
  else if (form !== undefined) next.set("edit", String(form));
  return next;
}
