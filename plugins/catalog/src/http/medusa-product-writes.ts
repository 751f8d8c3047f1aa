import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isPictureLink } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { productData } from "../contract/product-data";
import { findVariantPrices } from "../read-models/variant-prices";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The shop's form has rules for these; Medusa's own forms have none. */
const { name, price } = productData.shape;

/** A price in the body of a Medusa call. */
interface GivenPrice {
  id?: unknown;
  currency_code?: unknown;
  amount?: unknown;
  min_quantity?: unknown;
  rules?: unknown;
}

/**
 * Refuses in Medusa's own product calls what the shop's form would refuse: such a product would be on sale for nothing,
 * without a name, or for one of two prices. 400 `product_name_invalid`, `picture_link_invalid`, `price_invalid`,
 * `price_given_twice` or `price_needed`.
 */
export async function checkMedusaProduct(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!READS.has(method)) {
    const newPrices = new Map<string, GivenPrice[]>();
    for (const object of objectsIn(body)) {
      checkTexts(object);
      const prices = pricesOf(object);
      if (!prices) continue;
      const variantId = object === body ? /\/variants\/([^/]+)\/?$/.exec(path)?.[1] : object.id;
      if (typeof variantId === "string") newPrices.set(variantId, prices);
    }
    if (newPrices.size > 0) await checkReplacedPrices(newPrices);
  }
  next();
}

/** Refuses amounts in Medusa's price lists that are no price in won: 400 `price_invalid`. */
export function checkMedusaPriceList(
  { method, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!READS.has(method) && [...objectsIn(body)].some(isWrongAmount)) throw new ApiError(400, "price_invalid");
  next();
}

/** All objects of a body at any depth: products come with their variants, and in batches. */
function* objectsIn(body: unknown): Generator<Record<string, unknown>> {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    yield value as Record<string, unknown>;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
}

function checkTexts({ title, thumbnail, images }: Record<string, unknown>): void {
  if (typeof title === "string" && !name.safeParse(title).data) throw new ApiError(400, "product_name_invalid");
  const pictures = Array.isArray(images) ? images.map((image: { url?: unknown } | null) => image?.url) : [];
  for (const link of [thumbnail, ...pictures]) {
    if (typeof link === "string" && link !== "" && !isPictureLink(link))
      throw new ApiError(400, "picture_link_invalid");
  }
}

/** The prices of a variant in a body, `undefined` when it has none. Throws when they cannot be what the shop asks. */
function pricesOf({ prices }: Record<string, unknown>): GivenPrice[] | undefined {
  if (!Array.isArray(prices)) return undefined;
  const given: GivenPrice[] = prices.map((entry) => entry ?? {});
  const isIncomplete = ({ currency_code, amount }: GivenPrice) => currency_code === undefined || amount === undefined;
  if (given.some((entry) => isIncomplete(entry) || isWrongAmount(entry))) throw new ApiError(400, "price_invalid");
  if (given.filter(isShopPrice).length > 1) throw new ApiError(400, "price_given_twice");
  return given;
}

/** The prices given for a variant replace all that it has: they name only its own, and one of them stays in won. */
async function checkReplacedPrices(newPrices: Map<string, GivenPrice[]>): Promise<void> {
  const current = await findVariantPrices(shopPool(), [...newPrices.keys()]);
  for (const [variantId, prices] of newPrices) {
    const own = current.filter((row) => row.variantId === variantId);
    const isForeign = ({ id }: GivenPrice) => id !== undefined && !own.some((row) => row.id === id);
    if (prices.some(isForeign)) throw new ApiError(400, "price_invalid");
    if (own.some((row) => row.isShopPrice) && !prices.some(isShopPrice)) throw new ApiError(400, "price_needed");
  }
}

function isWrongAmount({ currency_code: currency, amount }: GivenPrice): boolean {
  return isWon(currency ?? "krw") && amount !== undefined && !price.safeParse(amount).data;
}

/** Whether the shop sells for this price: as `SHOP_PRICE` in `read-models/on-sale` says. */
function isShopPrice({ currency_code: currency, min_quantity: minimum, rules }: GivenPrice): boolean {
  return isWon(currency) && Number(minimum ?? 1) <= 1 && Object.keys(rules ?? {}).length === 0;
}

function isWon(currency: unknown): boolean {
  return String(currency).toLowerCase() === "krw";
}
