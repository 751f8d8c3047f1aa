import type { UpdateProductDTO } from "@medusajs/framework/types";
import { completeSaleRule, QUARTER_PRICED_NAME } from "../../contract";
import type { ProductState } from "../../read-models/product-state";
import type { ProductChanges } from "./new-product";

/** What the shop changes of Medusa's Product; what is left out stays. */
interface MedusaProductChanges extends Pick<UpdateProductDTO, "title" | "description" | "thumbnail"> {
  /** All of them in their order; those that stay with their id. */
  images?: { id?: string; url: string }[];
  category_ids?: string[];
}

/** What the shop keeps of a product beside Medusa's; what is left out stays. */
interface ProductDetailChanges {
  name_ru?: string;
  name_en?: string;
  description_ru?: string;
  description_en?: string;
  origin?: string;
  origin_ru?: string;
  origin_en?: string;
  min_order_quantity?: number;
  pack_size?: number;
  price_divisor?: number;
  stock?: number;
}

interface Plan {
  product: MedusaProductChanges;
  /** Won; `undefined` leaves the price as it is. */
  price: number | undefined;
  /** Whether stock is enforced from now on (ruling 6); `undefined` leaves it as it is. */
  trackStock: boolean | undefined;
  /** The title of the inventory item that has to be made first; null where there is one, or none is needed. */
  newItem: string | null;
  /** Kilograms of tracked stock that can be bought from now on; `undefined` leaves them as they are. */
  available: number | undefined;
  detail: ProductDetailChanges;
}

/** What a change of a product comes to. `categoryIds`: Medusa's category ids by public id. */
export function planChanges(
  state: ProductState,
  changes: ProductChanges,
  categoryIds: ReadonlyMap<number, string>,
): Plan {
  const tracked = changes.trackStock ?? state.trackStock;
  const turnedOn = tracked && !state.trackStock;
  return {
    product: {
      title: changes.name,
      description: changes.description,
      ...(changes.imageUrls && pictures(changes.imageUrls, state)),
      ...categories(changes, state, categoryIds),
    },
    price: changes.price === state.price ? undefined : changes.price,
    // Off keeps the inventory item with what orders have reserved on it, so that turning it on again goes on from there.
    trackStock: tracked === state.trackStock ? undefined : tracked,
    newItem: tracked && state.inventoryItemId === null ? (changes.name ?? state.name) : null,
    available: tracked ? (changes.stock ?? (turnedOn ? state.stock : undefined)) : undefined,
    detail: detail(changes, state),
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
function categories({ categoryId }: ProductChanges, state: ProductState, ids: ReadonlyMap<number, string>) {
  const id = categoryId === undefined || categoryId === state.categoryId ? undefined : ids.get(categoryId);
  return id === undefined ? {} : { category_ids: [id] };
}

function detail(changes: ProductChanges, state: ProductState): ProductDetailChanges {
  const turnedOff = state.trackStock && changes.trackStock === false;
  return {
    name_ru: changes.nameRu,
    name_en: changes.nameEn,
    description_ru: changes.descriptionRu,
    description_en: changes.descriptionEn,
    origin: changes.origin,
    origin_ru: changes.originRu,
    origin_en: changes.originEn,
    min_order_quantity: changes.minOrderQuantity,
    pack_size: changes.packSize,
    price_divisor: changes.priceDivisor ?? divisorByName(changes, state),
    // What was left to buy goes on being shown when it is enforced no more.
    stock: changes.stock ?? (turnedOff ? state.available : undefined),
  };
}

/** Only saving it under that name sets it: a divisor that was chosen under the name before stays (ruling 4). */
function divisorByName({ name }: ProductChanges, state: ProductState): number | undefined {
  if (name !== QUARTER_PRICED_NAME || name === state.name) return undefined;
  return completeSaleRule(name).priceDivisor;
}
