import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isPictureLink } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { MAX_IMAGES, productData } from "../contract/product-data";
import { findListPriceIds, findPricedVariants, type PricedVariant } from "../read-models/variant-prices";
import { composeTexts, isRead, objectsIn } from "./medusa-writes";

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

interface ChangedProduct {
  productId: string;
  /** Variants that it names as the product's. */
  named: string[];
  /** Variants that it deletes. */
  removed: string[];
  /** Whether all variants that are not named are deleted. */
  onlyNamed: boolean;
}

/**
 * Refuses in Medusa's own product calls what the shop's form would refuse: such a product would be on sale for nothing,
 * without a name, or for one of two prices. And changes of a variant through a product that it does not belong to. 400
 * `product_name_invalid`, `too_long`, `picture_link_invalid`, `images_too_many`, `price_invalid`, `price_given_twice` or
 * `price_needed`; 404 `product_not_found`. Texts are composed (NFC), as those of the shop's form are.
 */
export async function checkMedusaProduct(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!isRead(method)) {
    const parts = path.split("/").filter(Boolean);
    const variantId = parts[2];
    const newPrices = new Map<string, GivenPrice[]>();
    for (const object of objectsIn(body)) {
      composeTexts(object);
      checkTexts(object);
      const prices = pricesOf(object);
      const id = object === body && variantId !== "batch" ? variantId : object.id;
      if (!prices || typeof id !== "string") continue;
      if (newPrices.has(id)) throw new ApiError(400, "price_given_twice");
      newPrices.set(id, prices);
    }
    const changed = changedProducts(method, parts, body);
    if (newPrices.size > 0 || changed.length > 0) await checkVariants(newPrices, changed);
  }
  next();
}

/**
 * Refuses amounts in Medusa's price lists that are no price in won, and other prices than the list's: 400 `price_invalid`. And an active
 * list, whose prices `/store` would show while every sale is at the product's own price: 409 `price_list_unused`.
 */
export async function checkMedusaPriceList(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!isRead(method)) {
    if ([...objectsIn(body)].some(isWrongAmount)) throw new ApiError(400, "price_invalid");
    const { status, update, delete: removed } = (body ?? {}) as Record<string, unknown>;
    if (status === "active") throw new ApiError(409, "price_list_unused");
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

/** The products that a call changes, by its path and body. */
function changedProducts(method: string, parts: string[], body: unknown): ChangedProduct[] {
  const [id, child, variantId] = parts;
  const { variants, update, delete: deleted } = (body ?? {}) as Record<string, unknown>;
  if (id === undefined) return [];
  if (id === "batch") return asList(update).flatMap((one) => changedProducts(method, [String(one?.id)], one));
  if (child === undefined) {
    if (!Array.isArray(variants)) return [];
    return [{ productId: id, named: idsOf(variants), removed: [], onlyNamed: true }];
  }
  if (child !== "variants" || variantId === undefined) return [];
  const one = { productId: id, onlyNamed: false };
  if (variantId === "batch") return [{ ...one, named: idsOf(asList(update)), removed: asList(deleted).map(String) }];
  if (variantId === "inventory-items") return [];
  const isRemoved = method === "DELETE" && parts.length === 3;
  return [{ ...one, named: [variantId], removed: isRemoved ? [variantId] : [] }];
}

function asList(value: unknown): ({ id?: unknown } | null)[] {
  return Array.isArray(value) ? value : [];
}

/** Without those that have none: they are new. */
function idsOf(objects: ({ id?: unknown } | null)[]): string[] {
  return objects.flatMap((object) => (object?.id === undefined ? [] : [String(object.id)]));
}

function checkTexts({ title, description, thumbnail, images }: Record<string, unknown>): void {
  if (typeof title === "string" && !name.safeParse(title).data) throw new ApiError(400, "product_name_invalid");
  if (typeof description === "string" && !text.safeParse(description).success) throw new ApiError(400, "too_long");
  if (Array.isArray(images) && images.length > MAX_IMAGES)
    throw new ApiError(400, "images_too_many", { params: { most: MAX_IMAGES } });
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

/** Checks the variants that a call names: those with new prices, and those of the products that it changes. */
async function checkVariants(newPrices: Map<string, GivenPrice[]>, changed: ChangedProduct[]): Promise<void> {
  const productIds = changed.map(({ productId }) => productId);
  const variants = await findPricedVariants(shopPool(), { ids: [...newPrices.keys()], productIds });
  for (const [id, prices] of newPrices) {
    checkReplacedPrices(
      variants.find((variant) => variant.id === id),
      prices,
    );
  }
  for (const product of changed) {
    checkRemoved(
      product,
      variants.filter(({ productId }) => productId === product.productId),
      newPrices,
    );
  }
}

/**
 * The prices given for a variant replace all that it has: they name only its own, and while the product is on sale one
 * of them is in won.
 */
function checkReplacedPrices(variant: PricedVariant | undefined, prices: GivenPrice[]): void {
  if (!variant) throw new ApiError(404, "product_not_found");
  if (prices.some(({ id }) => id !== undefined && !variant.priceIds.includes(String(id))))
    throw new ApiError(400, "price_invalid");
  if (variant.isPublished && variant.hasShopPrice && !prices.some(isShopPrice)) throw new ApiError(400, "price_needed");
}

/** A product on sale does not lose the variant with its price in won. Its variants are its own. */
function checkRemoved(
  { named, removed, onlyNamed }: ChangedProduct,
  variants: PricedVariant[],
  newPrices: Map<string, GivenPrice[]>,
): void {
  const own = new Set(variants.map(({ id }) => id));
  if ([...named, ...removed].some((id) => !own.has(id))) throw new ApiError(404, "product_not_found");
  const remaining = variants.filter(({ id }) => (onlyNamed ? named.includes(id) : !removed.includes(id)));
  const isSold = (variant: PricedVariant) => variant.hasShopPrice || newPrices.get(variant.id)?.some(isShopPrice);
  if (variants.some((variant) => variant.isPublished && variant.hasShopPrice) && !remaining.some(isSold))
    throw new ApiError(400, "price_needed");
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
