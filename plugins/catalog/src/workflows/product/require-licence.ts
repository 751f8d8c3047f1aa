import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Shown } from "./require-origin";

export type HasLicence = (sql: Queryable, storeNumber: number) => Promise<boolean>;

let hasLicence: HasLicence = async () => true;

/** Tells which stores have a licence to sell meat: the plugin of the stores knows. */
export function registerMeatLicences(check: HasLicence): void {
  hasLicence = check;
}

type ShownMeat = Pick<Shown, "meat" | "isHidden">;

/**
 * Refuses to show meat of a store that has no licence for it: 409 `store_licence_missing` for a product that a saving would make so. One that
 * is shown already may be changed in any other way within its category (`before`); the store is listed as missing its licence (decision 193).
 */
export async function requireLicence(
  sql: Queryable,
  storeNumber: number | null | undefined,
  after: ShownMeat,
  before?: ShownMeat,
): Promise<void> {
  if (storeNumber === null || storeNumber === undefined) return;
  if (!isShownMeat(after) || (before && isShownMeat(before)) || (await hasLicence(sql, storeNumber))) return;
  throw new ApiError(409, "store_licence_missing", { fields: { "productData.categoryId": "store_licence_missing" } });
}

function isShownMeat({ meat, isHidden }: ShownMeat): boolean {
  return meat !== "none" && !isHidden;
}
