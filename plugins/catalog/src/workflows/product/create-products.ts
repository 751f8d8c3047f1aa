import { randomUUID } from "node:crypto";
import type { CreateProductDTO, LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { DEFAULT_LANGUAGE } from "@zakh/kit/contract";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { completeSaleRule, DEFAULT_UNIT, unitWord } from "../../contract";
import type { NewProduct } from "./new-product";
import { findCategoryIds, findProductDefaults, type ProductDefaults } from "./product-defaults";
import { createProductDetails } from "./product-details";

/** Medusa distinguishes variants by options; the shop's products have one variant each, named after their unit. */
const UNIT_OPTION = "Нэгж";

export interface CreatedProduct {
  number: number;
  productId: string;
  variantId: string;
}

/**
 * Creates products as Medusa's own workflow does, in the caller's transaction: Medusa's Product with one variant and
 * its price in won, the shop's detail, and, when stock is tracked, an inventory item at the default stock location.
 * Returns them in their order.
 */
export async function createProducts(
  transaction: OneTransaction,
  container: MedusaContainer,
  products: readonly NewProduct[],
): Promise<CreatedProduct[]> {
  const { sql, use } = transaction;
  const defaults = await findProductDefaults(sql);
  const categoryIds = await findCategoryIds(sql, [...new Set(products.map(({ categoryId }) => categoryId))]);
  const itemIds = await createInventoryItems(transaction, container, products, defaults);
  const rows = await use(container.resolve(Modules.PRODUCT), (service, context) =>
    service.createProducts(
      products.map((product) => medusaProduct(product, categoryIds)),
      context,
    ),
  );
  const priceSets = await use(container.resolve(Modules.PRICING), (service, context) =>
    service.createPriceSets(
      products.map(({ price }) => ({ prices: [{ amount: price, currency_code: "krw" }] })),
      context,
    ),
  );
  const made = products.map((product, place) => ({
    product,
    productId: rows[place]?.id ?? "",
    variantId: rows[place]?.variants[0]?.id ?? "",
    priceSetId: priceSets[place]?.id ?? "",
    inventoryItemId: itemIds[place] ?? null,
  }));
  await linksIn(transaction).create(made.flatMap((one) => linksOf(one, defaults)));
  const numbers = await createProductDetails(
    transaction,
    container,
    made.map(({ product, productId }) => ({ ...product, ...completeSaleRule(product.name, product), productId })),
  );
  return made.map(({ productId, variantId }, place) => ({ number: numbers[place] ?? 0, productId, variantId }));
}

/** The inventory item id of each product with tracked stock; null for the others. */
async function createInventoryItems(
  { use }: OneTransaction,
  container: MedusaContainer,
  products: readonly NewProduct[],
  { stockLocationId }: ProductDefaults,
): Promise<(string | null)[]> {
  const tracked = products.filter(({ trackStock }) => trackStock);
  if (tracked.length === 0) return [];
  const inventory = container.resolve(Modules.INVENTORY);
  const items = await use(inventory, (service, context) =>
    service.createInventoryItems(
      tracked.map(({ name }) => ({ title: name })),
      context,
    ),
  );
  if (stockLocationId !== null) {
    const levels = items.map(({ id }, place) => ({
      inventory_item_id: id,
      location_id: stockLocationId,
      stocked_quantity: tracked[place]?.stock ?? 0,
    }));
    await use(inventory, (service, context) => service.createInventoryLevels(levels, context));
  }
  return products.map((product) => items[tracked.indexOf(product)]?.id ?? null);
}

function medusaProduct(product: NewProduct, categoryIds: ReadonlyMap<number, string>): CreateProductDTO {
  const categoryId = categoryIds.get(product.categoryId);
  const unit = unitWord(product.unit ?? DEFAULT_UNIT, DEFAULT_LANGUAGE);
  return {
    title: product.name,
    handle: product.handle ?? `product-${randomUUID().slice(0, 8)}`,
    description: product.description ?? "",
    status: product.isHidden ? ProductStatus.DRAFT : ProductStatus.PUBLISHED,
    images: (product.imageUrls ?? []).map((url) => ({ url })),
    thumbnail: product.imageUrls?.[0],
    category_ids: categoryId ? [categoryId] : [],
    options: [{ title: UNIT_OPTION, values: [unit], is_exclusive: true }],
    variants: [{ title: unit, options: { [UNIT_OPTION]: unit }, manage_inventory: product.trackStock ?? false }],
  };
}

interface Made extends Omit<CreatedProduct, "number"> {
  priceSetId: string;
  inventoryItemId: string | null;
}

function linksOf(
  { productId, variantId, priceSetId, inventoryItemId }: Made,
  { salesChannelId, shippingProfileId }: ProductDefaults,
): LinkDefinition[] {
  const product = { [Modules.PRODUCT]: { product_id: productId } };
  const variant = { [Modules.PRODUCT]: { variant_id: variantId } };
  return [
    ...(salesChannelId ? [{ ...product, [Modules.SALES_CHANNEL]: { sales_channel_id: salesChannelId } }] : []),
    ...(shippingProfileId ? [{ ...product, [Modules.FULFILLMENT]: { shipping_profile_id: shippingProfileId } }] : []),
    ...(inventoryItemId ? [inventoryLink(variantId, inventoryItemId)] : []),
    { ...variant, [Modules.PRICING]: { price_set_id: priceSetId } },
  ];
}

export function inventoryLink(variantId: string, inventoryItemId: string): LinkDefinition {
  return {
    [Modules.PRODUCT]: { variant_id: variantId },
    [Modules.INVENTORY]: { inventory_item_id: inventoryItemId },
    data: { required_quantity: 1 },
  };
}
