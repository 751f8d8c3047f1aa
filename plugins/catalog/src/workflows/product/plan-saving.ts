import type { SinceVersions } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { completeSaleRule, isForSeller, type ProductData, saleRuleFaults } from "../../contract";
import { findNamedCategory, type NamedCategory } from "../../read-models/find-category";
import { findProductState, type ProductState } from "../../read-models/product-state";
import { sameButStock, withProductVersion } from "../../read-models/product-version";
import { findStoredProduct, primaryFirst } from "../../read-models/products";
import { definedOnly } from "../defined-only";
import { knownPictures } from "./known-pictures";
import type { NewProduct, ProductChanges } from "./new-product";
import { planImages, withoutQuery } from "./plan-images";
import type { ProductActor } from "./record-changes";
import { requireLicence } from "./require-licence";
import { isDraftOf, requireOrigin } from "./require-origin";

/** A product to create or update, as plain values from a form, an import or a job. */
export interface ProductSaving {
  /** Public id of the product to update; without it a new one is created. */
  number?: number;
  /**
   * Public id of the saving store: it sells the new product, and products of other stores are not found. Undefined: any
   * product.
   */
  storeNumber?: number;
  /** Who saves it, for the product's history. */
  by?: ProductActor;
  /** The version that the change is based on (ruling 54). */
  version?: SinceVersions;
  /** As parsed by `productData` of the contract. Omitted fields stay unchanged, or get their defaults. */
  data: ProductData;
  pictures?: PictureChoice;
}

export interface PictureChoice {
  /** Pictures to keep, in order; `new:0` is the place of the first added one. Default: `data.imageUrls`, or all. */
  retained?: string[];
  /** Pictures to remove; only the product's own are removed. */
  removed?: string[];
  /** New pictures that the shop has already stored (`savePicture`). Those that `retained` does not place go to the end. */
  added?: string[];
}

/** A validated saving: a new product, or changes of an existing one. */
export type PlannedSaving = { product: NewProduct } | { state: ProductState; changes: ProductChanges };

/** The pictures to keep that belong to the shop. It queries the file store, so it must not run inside a transaction. */
export function findKnownPictures(saving: ProductSaving): Promise<Set<string>> {
  return knownPictures((picturesToKeep(saving) ?? []).map(withoutQuery));
}

/**
 * Validates a saving against the product's current state. `known`: `findKnownPictures`. Throws 400 `product_incomplete`,
 * `category_not_found`, `category_of_others`, `minimum_not_sold`, `quantity_not_whole`, `origin_required` or `images_too_many`; 404 `product_not_found`; 409
 * `unit_ordered`, `store_licence_missing`, and `changed_meanwhile` with the current product.
 */
export async function planSaving(
  sql: Queryable,
  saving: ProductSaving,
  known: ReadonlySet<string>,
): Promise<PlannedSaving> {
  return saving.number === undefined
    ? { product: await newProduct(sql, saving, known) }
    : changesOf(sql, saving.number, saving, known);
}

async function newProduct(sql: Queryable, saving: ProductSaving, known: ReadonlySet<string>): Promise<NewProduct> {
  const { data, storeNumber } = saving;
  const { name, price } = data;
  const category = givenCategory(data);
  if (!name || category === undefined || !price) throw incomplete({ name, category, price });
  refuseUnsaleable({ ...completeSaleRule(name, data), stock: data.stock });
  const { number: categoryId, meat } = await categoryFor(sql, data, storeNumber ?? null);
  const shown = { meat, origin: data.origin ?? "", isHidden: data.isHidden ?? isDraftOf(data, meat) };
  requireOrigin(shown);
  await requireLicence(sql, storeNumber, shown);
  const imageUrls = chosenPictures(saving, [], known);
  return {
    ...plain(data),
    isHidden: shown.isHidden,
    name,
    price,
    categoryId,
    imageUrls,
    storeNumber,
  };
}

async function changesOf(
  sql: Queryable,
  number: number,
  saving: ProductSaving,
  known: ReadonlySet<string>,
): Promise<PlannedSaving> {
  const { data, storeNumber, version } = saving;
  const state = await findProductState(sql, number);
  if (!state || (storeNumber !== undefined && storeNumber !== state.storeId)) {
    throw new ApiError(404, "product_not_found");
  }
  await refuseChanged(version, () => present(sql, number), data.stock === undefined ? sameButStock : undefined);
  refuseBlank(data);
  const changesUnit = data.unit !== undefined && data.unit !== state.unit;
  if (changesUnit) await refuseOrdered(sql, state);
  const kept = state.trackStock ? state.available : state.stock;
  // What Medusa's dashboard has left of a pack keeps nobody from changing the price.
  refuseUnsaleable({ ...state, ...plain(data), stock: data.stock ?? (changesUnit ? kept : undefined) });
  const category = await movedTo(sql, data, state);
  const shown = {
    meat: category?.meat ?? state.meat,
    origin: data.origin ?? originOf(state),
    isHidden: data.isHidden ?? state.isHidden,
  };
  requireOrigin(shown, { ...state, origin: originOf(state) });
  await requireLicence(sql, state.storeId, shown, category ? undefined : state);
  const imageUrls = changesPictures(saving) ? chosenPictures(saving, picturesOf(state), known) : undefined;
  const { name, price } = data;
  const changes = {
    ...plain(data),
    name,
    price: price ?? undefined,
  };
  return { state, changes: { ...changes, categoryId: category?.number, imageUrls } };
}

async function present(sql: Queryable, number: number) {
  const product = await findStoredProduct(sql, number);
  return product && withProductVersion(product);
}

/** What is stored as it was given; only given values, because an undefined key must not override a default or the current value. */
function plain({ category, categoryId, price, imageUrls, ...given }: ProductData) {
  return definedOnly(given);
}

/** The named category, by name or id; `undefined` when none is named. */
function givenCategory({ category, categoryId }: ProductData): string | number | undefined {
  return (category === "" ? undefined : category) ?? categoryId ?? undefined;
}

/** The category to move the product to; `undefined` when it stays, even in a deleted category (ruling 42). */
async function movedTo(sql: Queryable, data: ProductData, state: ProductState): Promise<NamedCategory | undefined> {
  const category = givenCategory(data);
  if (category === undefined || category === state.category) return undefined;
  const found = await categoryFor(sql, data, state.storeId, state.categoryId);
  return found.number === state.categoryId ? undefined : found;
}

function originOf({ texts }: ProductState): string {
  return texts.origin?.mn ?? "";
}

/** The named category, which must be for goods of this seller; a product may stay where it is already (`present`, a public id). */
async function categoryFor(
  sql: Queryable,
  data: ProductData,
  storeId: number | null,
  present?: number | null,
): Promise<NamedCategory> {
  const found = await findNamedCategory(sql, givenCategory(data) ?? "");
  if (!found) {
    throw new ApiError(400, "category_not_found", { fields: { "productData.category": "category_not_found" } });
  }
  if (found.number !== present && !isForSeller(found, storeId)) {
    const field = data.category ? "productData.category" : "productData.categoryId";
    throw new ApiError(400, "category_of_others", { fields: { [field]: "category_of_others" } });
  }
  return found;
}

/** A change may omit name, category and price, but must not empty them (spec §5). */
function refuseBlank(data: ProductData): void {
  const { name = "-", category = "-", price = 1 } = data;
  if (!name || !category || !price) throw incomplete({ name, category, price });
}

function incomplete(needed: Record<"name" | "category" | "price", unknown>): ApiError {
  const missing = Object.entries(needed).filter(([, value]) => !value);
  return new ApiError(400, "product_incomplete", {
    fields: Object.fromEntries(missing.map(([field]) => [`productData.${field}`, REQUIRED[field] ?? "required"])),
  });
}

const REQUIRED: Record<string, string> = { price: "price_required" };

function refuseUnsaleable(sale: Parameters<typeof saleRuleFaults>[0]): void {
  const faults = Object.entries(saleRuleFaults(sale));
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(([field, code]) => [`productData.${field}`, code]));
  throw new ApiError(400, first[1], { fields });
}

/** What was ordered, reserved and counted in one unit has no meaning in another. */
async function refuseOrdered(sql: Queryable, { productId }: ProductState): Promise<void> {
  const { rows } = await sql.query("SELECT 1 FROM order_line_item WHERE product_id = $1 LIMIT 1", [productId]);
  if (rows.length > 0) throw new ApiError(409, "unit_ordered", { fields: { "productData.unit": "unit_ordered" } });
}

function picturesToKeep({ pictures, data }: ProductSaving): string[] | undefined {
  return pictures?.retained ?? data.imageUrls;
}

function changesPictures(saving: ProductSaving): boolean {
  const { removed, added = [] } = saving.pictures ?? {};
  return Boolean(picturesToKeep(saving) ?? removed) || added.length > 0;
}

/** The pictures in the order of the API. */
function picturesOf({ thumbnail, images }: ProductState): string[] {
  return primaryFirst(
    thumbnail,
    images.map(({ url }) => url),
  );
}

function chosenPictures(saving: ProductSaving, current: string[], known: ReadonlySet<string>): string[] {
  const { removed, added = [] } = saving.pictures ?? {};
  const plan = planImages({ current, retained: picturesToKeep(saving), removed, files: added.length, known });
  return [...new Set(plan.map((image) => (typeof image === "number" ? (added[image] ?? "") : image)))];
}
