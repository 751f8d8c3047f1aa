import { saysNothing } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Meat, ProductData } from "../../contract";

/** What decides whether a product may be shown. */
export interface Shown {
  meat: Meat;
  /** In Mongolian, which every page falls back to. */
  origin: string;
  isHidden: boolean;
}

/**
 * Refuses to show meat without its origin: 400 `origin_required` for a product that a saving would make so, whichever of its fields the saving names. One that
 * is so already, from before there was this rule or by Medusa's dashboard, may be changed in any other way.
 */
export function requireOrigin(after: Shown, before?: Shown): void {
  if (!lacksOrigin(after) || (before && lacksOrigin(before))) return;
  throw new ApiError(400, "origin_required", { fields: { "productData.origin": "origin_required" } });
}

/** Whether new meat of a client of the specification, which knows neither `origin` nor `isHidden`, waits hidden until its origin is told. */
export function isDraftOf({ origin, isHidden }: Pick<ProductData, "origin" | "isHidden">, meat: Meat): boolean {
  return meat !== "none" && origin === undefined && isHidden === undefined;
}

function lacksOrigin({ meat, origin, isHidden }: Shown): boolean {
  return meat !== "none" && saysNothing(origin) && !isHidden;
}
