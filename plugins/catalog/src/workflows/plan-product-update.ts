import { completeSaleRule, QUARTER_PRICED_NAME } from "../contract";
import type { ProductState } from "../read-models/product-state";

import type { SaleGround } from "./steps/find-sale-ground";
import type { StockTracking } from "./steps/set-stock-tracking";
import type { TrackedStock } from "./steps/set-tracked-stock";
import type { VariantPrice } from "./steps/set-variant-price";
import type { MedusaProductChanges } from "./steps/update-medusa-product";
import type { ProductDetailChanges } from "./steps/update-product-detail";
import type { ProductChanges } from "./update-product";

interface Given {
  input: ProductChanges;
  state: ProductState;
  ground: SaleGround;
  /** Medusa's category ids by public id. */
  categoryIds: Record<number, string>;
}

interface Plan {
  product: MedusaProductChanges;
  price: VariantPrice;
  tracking: StockTracking;
  /** The title of the inventory item that has to be made first; null where there is one, or none is needed. */
  newItem: { title: string | null };
  stock: TrackedStock;
  detail: { productId: string; changes: ProductDetailChanges };
}

/** What each step is asked to do for a change of a product. */
export function planProductUpdate({ input, state, ground, categoryIds }: Given): Plan {
  const tracked = input.trackStock ?? state.trackStock;
  const turnedOn = tracked && !state.trackStock;
  return {
    product: {
      id: state.productId,
      title: input.name,
      description: input.description,
      ...(input.imageUrls && pictures(input.imageUrls, state)),
      ...categories(input, state, categoryIds),
    },
    price: { priceSetId: state.priceSetId, priceId: state.priceId, amount: input.price, before: state.price },
    tracking: { variantId: state.variantId, before: state.trackStock, trackStock: input.trackStock },
    newItem: { title: tracked && state.inventoryItemId === null ? (input.name ?? state.name) : null },
    stock: {
      inventoryItemId: tracked ? state.inventoryItemId : null,
      locationId: ground.stockLocationId,
      available: tracked ? (input.stock ?? (turnedOn ? state.stock : undefined)) : undefined,
    },
    detail: { productId: state.productId, changes: detail(input, state) },
  };
}

/** Pictures that stay keep their row, so that what Medusa's dashboard has tied to it stays too. */
function pictures(urls: string[], { images }: ProductState): Pick<MedusaProductChanges, "images" | "thumbnail"> {
  const ids = new Map(images.map(({ id, url }) => [url, id]));
  return {
    images: urls.map((url) => (ids.has(url) ? { id: ids.get(url), url } : { url })),
    thumbnail: urls[0] ?? null,
  };
}

/** Moving is all that a category in the form means: further categories from Medusa's dashboard stay until then. */
function categories({ categoryId }: ProductChanges, state: ProductState, ids: Record<number, string>) {
  const id = categoryId === undefined || categoryId === state.categoryId ? undefined : ids[categoryId];
  return id === undefined ? {} : { category_ids: [id] };
}

function detail(input: ProductChanges, state: ProductState): ProductDetailChanges {
  const turnedOff = state.trackStock && input.trackStock === false;
  return {
    name_ru: input.nameRu,
    name_en: input.nameEn,
    description_ru: input.descriptionRu,
    description_en: input.descriptionEn,
    min_order_quantity: input.minOrderQuantity,
    pack_size: input.packSize,
    price_divisor: input.priceDivisor ?? divisorByName(input, state),
    // What was left to buy goes on being shown when it is enforced no more.
    stock: input.stock ?? (turnedOff ? state.available : undefined),
  };
}

/** Only saving it under that name sets it: a divisor that was chosen under the name before stays (ruling 4). */
function divisorByName({ name }: ProductChanges, state: ProductState): number | undefined {
  if (name !== QUARTER_PRICED_NAME || name === state.name) return undefined;
  return completeSaleRule(name).priceDivisor;
}
