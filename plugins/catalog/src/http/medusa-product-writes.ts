import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isPictureLink } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { productData } from "../contract/product-data";
import { findListPriceIds, findPricedVariants } from "../read-models/variant-prices";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The shop's form has rules for these; Medusa's own forms have none. */
const { name, price, description: text } = productData.shape;

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
 * without a name, or for one of two prices. 400 `product_name_invalid`, `too_long`, `picture_link_invalid`,
 * `price_invalid`, `price_given_twice` or `price_needed`; 404 `product_not_found`.
 */
export async function checkMedusaProduct(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!READS.has(method)) {
    const [productId, , variantId] = path.split("/").filter(Boolean);
    const newPrices = new Map<string, GivenPrice[]>();
    for (const object of objectsIn(body)) {
      checkTexts(object);
      const prices = pricesOf(object);
      const id = object === body && variantId !== "batch" ? variantId : object.id;
      if (!prices || typeof id !== "string") continue;
      if (newPrices.has(id)) throw new ApiError(400, "price_given_twice");
      newPrices.set(id, prices);
    }
    if (newPrices.size > 0) await checkReplacedPrices(newPrices, productId === "batch" ? undefined : productId);
  }
  next();
}

/** Refuses amounts in Medusa's price lists that are no price in won, and other prices than the list's: 400 `price_invalid`. */
export async function checkMedusaPriceList(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!READS.has(method)) {
    if ([...objectsIn(body)].some(isWrongAmount)) throw new ApiError(400, "price_invalid");
    const { update, delete: removed } = (body ?? {}) as { update?: unknown; delete?: unknown };
    const updated = Array.isArray(update) ? update.map((entry: GivenPrice | null) => entry?.id) : [];
    const ids = [...updated, ...(Array.isArray(removed) ? removed : [])].map(String);
    if (ids.length > 0) await checkListPrices(path.split("/").filter(Boolean)[0] ?? "", ids);
  }
  next();
}

/** Medusa changes and deletes any price through a list, a product's own too. */
async function checkListPrices(priceListId: string, ids: string[]): Promise<void> {
  const own = new Set(await findListPriceIds(shopPool(), priceListId, ids));
  if (ids.some((id) => !own.has(id))) throw new ApiError(400, "price_invalid");
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

function checkTexts({ title, description, thumbnail, images }: Record<string, unknown>): void {
  if (typeof title === "string" && !name.safeParse(title).data) throw new ApiError(400, "product_name_invalid");
  if (typeof description === "string" && !text.safeParse(description).success) throw new ApiError(400, "too_long");
  const pictures = Array.isArray(images) ? images.map((image: { url?: unknown } | null) => image?.url) : [];
  for (const link of thumbnail === "" ? pictures : [thumbnail, ...pictures]) {
    if (typeof link === "string" && !isPictureLink(link)) throw new ApiError(400, "picture_link_invalid");
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

/**
 * The prices given for a variant replace all that it has: they name only its own, and while the product is on sale one
 * of them is in won. A variant is the product's, if the path names one.
 */
async function checkReplacedPrices(newPrices: Map<string, GivenPrice[]>, productId: string | undefined): Promise<void> {
  const variants = await findPricedVariants(shopPool(), [...newPrices.keys()]);
  for (const [id, prices] of newPrices) {
    const variant = variants.find((one) => one.id === id);
    if (!variant || (productId !== undefined && variant.productId !== productId))
      throw new ApiError(404, "product_not_found");
    if (prices.some((entry) => entry.id !== undefined && !variant.priceIds.includes(String(entry.id))))
      throw new ApiError(400, "price_invalid");
    if (variant.isPublished && variant.hasShopPrice && !prices.some(isShopPrice))
      throw new ApiError(400, "price_needed");
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
