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
 * Refuses to show meat without its origin: 400 `origin_required` for a product that a saving would make so. One that is so already, from
 * before there was this rule or by Medusa's dashboard, may be changed in any other way. A client of the specification knows neither `origin`
 * nor `isHidden`: what it saves is taken as ever, and is listed as missing its origin (decision 187).
 */
export function requireOrigin(data: Pick<ProductData, "origin" | "isHidden">, after: Shown, before?: Shown): void {
  if (data.origin === undefined && data.isHidden === undefined) return;
  if (!lacksOrigin(after) || (before && lacksOrigin(before))) return;
  throw new ApiError(400, "origin_required", { fields: { "productData.origin": "origin_required" } });
}

function lacksOrigin({ meat, origin, isHidden }: Shown): boolean {
  return meat !== "none" && origin === "" && !isHidden;
}
