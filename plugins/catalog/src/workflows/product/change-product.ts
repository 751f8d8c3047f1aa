import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { DEFAULT_LANGUAGE } from "@zakh/kit/contract";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { type Unit, unitWord } from "../../contract";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";
import type { ProductState } from "../../read-models/product-state";
import { changesAny, definedOnly } from "../defined-only";
import { setAvailable } from "../stock";
import { inventoryLink } from "./create-products";
import type { ProductChanges } from "./new-product";
import { planChanges } from "./plan-changes";
import { findCategoryIds, findProductDefaults } from "./product-defaults";
import { productDetailId } from "./product-details";

/**
 * Updates a product in the caller's transaction: Medusa's Product, its price in won, the shop's detail, and the stock
 * level when stock is tracked. Writes only what changes. Prices in other currencies, which Medusa's dashboard may have
 * set, stay.
 */
export async function changeProduct(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: ProductState,
  changes: ProductChanges,
): Promise<void> {
  const { sql, use } = transaction;
  const products = container.resolve(Modules.PRODUCT);
  const { categoryId } = changes;
  const categoryIds = categoryId === undefined ? new Map() : await findCategoryIds(sql, [categoryId]);
  const { product, price, trackStock, renamedItem, newItem, available, detail } = planChanges(
    state,
    changes,
    categoryIds,
  );
  if (changesAny(product)) {
    await use(products, (service, context) => service.updateProducts(state.productId, definedOnly(product), context));
  }
  if (price !== undefined) {
    const prices = [{ id: state.priceId, currency_code: "krw", amount: price }];
    await use(container.resolve(Modules.PRICING), (service, context) =>
      service.addPrices({ priceSetId: state.priceSetId, prices }, context),
    );
  }
  const { unit = state.unit } = changes;
  const title = unit === state.unit ? undefined : unitWord(unit, DEFAULT_LANGUAGE);
  const variant = { manage_inventory: trackStock, title };
  if (changesAny(variant)) {
    await use(products, (service, context) =>
      service.updateProductVariants(state.variantId, definedOnly(variant), context),
    );
  }
  if (renamedItem !== null) {
    await use(container.resolve(Modules.INVENTORY), (service, context) =>
      service.updateInventoryItems(renamedItem, context),
    );
  }
  const inventoryItemId =
    newItem === null ? state.inventoryItemId : await createItem(transaction, container, state, newItem);
  if (available !== undefined) {
    await setStock(transaction, { inventoryItemId, unit }, available);
  }
  if (changesAny(detail)) {
    await use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
      service.updateProductDetails({ id: productDetailId(state.productId), ...definedOnly(detail) }, context),
    );
  }
}

async function createItem(
  transaction: OneTransaction,
  container: MedusaContainer,
  { variantId }: ProductState,
  title: string,
): Promise<string> {
  const item = await transaction.use(container.resolve(Modules.INVENTORY), (service, context) =>
    service.createInventoryItems({ title }, context),
  );
  await linksIn(transaction).create([inventoryLink(variantId, item.id)]);
  return item.id;
}

async function setStock(
  { sql }: OneTransaction,
  { inventoryItemId, unit }: { inventoryItemId: string | null; unit: Unit },
  available: number,
): Promise<void> {
  const { stockLocationId: locationId } = await findProductDefaults(sql);
  if (inventoryItemId !== null && locationId !== null) {
    await setAvailable(sql, { inventoryItemId, locationId, unit }, available);
  }
}
