import type { UpdateProductDTO } from "@medusajs/framework/types";
import { changedTexts, type StoredTexts } from "@zakh/kit/contract";
import {
  completeSaleRule,
  factsOf,
  PRODUCT_FACT_FIELDS,
  type ProductFacts,
  QUARTER_PRICED_NAME,
  STORED_TEXTS,
} from "../../contract";
import type { ProductState } from "../../read-models/product-state";
import { definedOnly } from "../defined-only";
import type { ProductChanges } from "./new-product";
import { type RuleColumns, ruleColumns } from "./product-details";

/** Changes of Medusa's Product; omitted fields stay unchanged. */
interface MedusaProductChanges extends Pick<UpdateProductDTO, "title" | "description" | "thumbnail" | "status"> {
  /** All pictures in order; existing ones with their id. */
  images?: { id?: string; url: string }[];
  category_ids?: string[];
}

/** Changes of the shop's product detail; omitted fields stay unchanged. */
interface ProductDetailChanges extends Partial<RuleColumns> {
  texts?: StoredTexts;
  facts?: ProductFacts;
  stock?: number;
}

interface Plan {
  product: MedusaProductChanges;
  /** Won; `undefined` leaves the price unchanged. */
  price: number | undefined;
  /** Whether stock is enforced (ruling 6); `undefined` leaves it unchanged. */
  trackStock: boolean | undefined;
  /** The inventory item that gets the product's new name; null when there is none, or the name stays. */
  renamedItem: { id: string; title: string } | null;
  /** The title of an inventory item to create first; null when one exists, or none is needed. */
  newItem: string | null;
  /** Tracked stock that can be bought; `undefined` leaves it unchanged. */
  available: number | undefined;
  detail: ProductDetailChanges;
}

/** Plans the writes of a product change. `categoryIds`: Medusa's category ids by public id. */
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
      ...visibility(changes, state),
      ...(changes.imageUrls && pictures(changes.imageUrls, state)),
      ...categories(changes, state, categoryIds),
    },
    price: changes.price === state.price ? undefined : changes.price,
    // Turning tracking off keeps the inventory item with its reservations, so that turning it on again continues from
    // there.
    trackStock: tracked === state.trackStock ? undefined : tracked,
    renamedItem: renamedItem(state, changes),
    newItem: tracked && state.inventoryItemId === null ? (changes.name ?? state.name) : null,
    available: tracked ? (changes.stock ?? (turnedOn ? state.stock : undefined)) : undefined,
    detail: detail(changes, state),
  };
}

/** A product of any other state of Medusa's than "published" is hidden; it keeps that state until it is shown. */
function visibility({ isHidden }: ProductChanges, state: ProductState): Pick<MedusaProductChanges, "status"> {
  if (isHidden === undefined || isHidden === state.isHidden) return {};
  return { status: isHidden ? "draft" : "published" };
}

/** The owner finds the stock in Medusa's dashboard by the product's name. */
function renamedItem({ inventoryItemId: id, name }: ProductState, { name: title = name }: ProductChanges) {
  return id === null || title === name ? null : { id, title };
}

/** Remaining pictures keep their row, and with it whatever Medusa's dashboard has linked to it. */
function pictures(urls: string[], { images }: ProductState): Pick<MedusaProductChanges, "images" | "thumbnail"> {
  const ids = new Map(images.map(({ id, url }) => [url, id]));
  return {
    images: urls.map((url) => (ids.has(url) ? { id: ids.get(url), url } : { url })),
    thumbnail: urls[0] ?? null,
  };
}

/** The form's category only moves the product: additional categories from Medusa's dashboard stay until it is moved. */
function categories({ categoryId }: ProductChanges, state: ProductState, ids: ReadonlyMap<number, string>) {
  const id = categoryId === undefined || categoryId === state.categoryId ? undefined : ids.get(categoryId);
  return id === undefined ? {} : { category_ids: [id] };
}

function detail(changes: ProductChanges, state: ProductState): ProductDetailChanges {
  const turnedOff = state.trackStock && changes.trackStock === false;
  return {
    texts: changedTexts(STORED_TEXTS, changes, state.texts),
    facts: changedFacts(changes, state.facts),
    ...ruleColumns({ ...changes, priceDivisor: changes.priceDivisor ?? divisorByName(changes, state) }),
    // When tracking is turned off, the remaining stock is still shown.
    stock: changes.stock ?? (turnedOff ? state.available : undefined),
  };
}

/** `undefined` leaves them unchanged. */
function changedFacts(changes: ProductChanges, stored: ProductState["facts"]): ProductFacts | undefined {
  const isChanged = PRODUCT_FACT_FIELDS.some((field) => changes[field] !== undefined);
  return isChanged ? factsOf({ ...stored, ...definedOnly(changes) }) : undefined;
}

/**
 * The divisor follows the name only when the product is saved under that name: a divisor chosen earlier stays (ruling
 * 4).
 */
function divisorByName({ name }: ProductChanges, state: ProductState): number | undefined {
  if (name !== QUARTER_PRICED_NAME || name === state.name) return undefined;
  return completeSaleRule(name).priceDivisor;
}
