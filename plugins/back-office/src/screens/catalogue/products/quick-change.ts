import type { Product, ProductData } from "@zakh/catalog/contract";

/** Fields that are changed from the list. */
export type QuickChange = Pick<ProductData, "price" | "stock" | "trackStock" | "isHidden">;

/** The multipart body that saves a few fields of a product. */
export function quickForm(change: QuickChange, version: string | undefined): FormData {
  const form = new FormData();
  form.append("productData", JSON.stringify(change));
  if (version !== undefined) form.append("version", version);
  return form;
}

/** The changed fields that somebody else has changed since the list was read. */
export function changedElsewhere(change: QuickChange, read: Product, present: Product): (keyof QuickChange)[] {
  return (Object.keys(change) as (keyof QuickChange)[]).filter((field) => read[field] !== present[field]);
}

/** What takes a change back: the same fields as they were in the state that it replaced. */
export function undoOf(change: QuickChange, { price, stock, trackStock, isHidden }: Product): QuickChange {
  const before = { price, stock, trackStock, isHidden };
  const fields = Object.keys(change) as (keyof QuickChange)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}
