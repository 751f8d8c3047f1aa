import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { productData } from "../contract/product-data";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The shop's form has rules for these; Medusa's own forms have none. */
const { name, price } = productData.shape;

/**
 * Refuses names and won prices in Medusa's own product calls that the shop's form would refuse: such a product would be
 * on sale, for nothing or without a name. 400 `product_name_invalid` or `price_invalid`.
 */
export function checkMedusaProduct(
  { method, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (!READS.has(method)) check(body);
  next();
}

/** Checks titles and prices at any depth: products come with their variants, and in batches. */
function check(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { title, prices } = value as { title?: unknown; prices?: unknown };
  if (typeof title === "string" && !name.safeParse(title).data) throw new ApiError(400, "product_name_invalid");
  if (Array.isArray(prices) && prices.some(isWrongPrice)) throw new ApiError(400, "price_invalid");
  for (const inner of Object.values(value)) check(inner);
}

function isWrongPrice(entry: unknown): boolean {
  const { currency_code: currency, amount } = (entry ?? {}) as { currency_code?: unknown; amount?: unknown };
  if (currency === undefined || amount === undefined) return true;
  return currency === "krw" && !price.safeParse(amount).data;
}
