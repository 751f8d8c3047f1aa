import {
  MISSING_FACTS,
  type MissingFact,
  PRODUCT_SORTS,
  type ProductSort,
  type ShownProducts,
} from "@zakh/catalog/contract";
import { anyText, type ListAddress, oneOf, readListAddress } from "../../ui/lists/list-address";

/** Filters and sort order of the list; "" means all, and what is sold most first. */
export interface ProductFilters {
  /** Part of a name. */
  search: string;
  /** Name of a category. */
  category: string;
  /** Only products that are running out. */
  low: "true" | "";
  /** Only products that miss this fact, or any. */
  missing: MissingFact | "any" | "";
  /** Which of them; "" means those on sale and the hidden ones. */
  shown: Exclude<ShownProducts, "both"> | "";
  sort: ProductSort | "";
}

const FILTERS = {
  search: anyText,
  category: anyText,
  low: oneOf(["true"]),
  missing: oneOf(["any", ...MISSING_FACTS] as const),
  shown: oneOf(["onSale", "hidden"] as const),
  sort: oneOf(PRODUCT_SORTS),
};

/** The open form: of a new product, or of the product with this public id. */
export type OpenForm = "new" | number;

/** Reads the screen's URL: `?new=true` and `?edit=7` open the form (spec §2 Admin products). */
export function readProductsAddress(
  search: URLSearchParams,
): ListAddress<ProductFilters> & { form: OpenForm | undefined } {
  return { ...readListAddress<ProductFilters>(search, FILTERS), form: readForm(search) };
}

function readForm(search: URLSearchParams): OpenForm | undefined {
  if (search.get("new") === "true") return "new";
  const id = search.get("edit");
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** The URL with this form open, or none; the list's filters stay. */
export function withForm(search: URLSearchParams, form: OpenForm | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("new");
  next.delete("edit");
  if (form === "new") next.set("new", "true");
  else if (form !== undefined) next.set("edit", String(form));
  return next;
}
