import type { MedusaRequest } from "@medusajs/framework/http";
import type { Versioned } from "@zakh/kit/contract";
import { withLock } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { filesOf } from "@zakh/kit/http/form";
import { refuseChanged } from "@zakh/kit/http/version";
import { keepPicture } from "@zakh/kit/upload/keep-picture";
import {
  completeSaleRule,
  maximumQuantity,
  minimumQuantity,
  type Product,
  type ProductData,
  type SaleRule,
} from "../contract";
import { findCategoryNumber } from "../read-models/find-category";
import { findProductState, type ProductState } from "../read-models/product-state";
import { sameButStock, withProductVersion } from "../read-models/product-version";
import { findStoredProduct, primaryFirst } from "../read-models/products";
import { createShopProductsWorkflow } from "../workflows/create-products";
import { updateShopProductWorkflow } from "../workflows/update-product";
import { knownPictures } from "./known-pictures";
import { planImages, withoutQuery } from "./plan-images";
import type { ProductForm } from "./product-form";
import { productLock } from "./product-lock";

interface Saving {
  /** Public id of the product to change; a new one is made without it. */
  id?: number;
  /** Public id of the store that sells a new product; null: the shop itself. A product never changes its store. */
  storeId?: number | null;
}

/**
 * Makes or changes the product that a request's form describes (`productFormDefinition`), and answers it as it is then.
 * Who may do so is for the caller to judge. What the form leaves out stays, or gets its default. 400
 * `product_incomplete`, `category_not_found`, `minimum_not_sold` or `images_too_many`; 404 `product_not_found`; 409
 * `stock_below_reserved`, `changed_meanwhile` with the present product, and `conflict` when others keep changing it.
 */
export function saveProduct(request: MedusaRequest, { id, storeId = null }: Saving): Promise<Versioned<Product>> {
  return id === undefined
    ? createProduct(request, storeId)
    : withLock(productLock(id), () => changeProduct(request, id));
}

async function createProduct(request: MedusaRequest, storeId: number | null): Promise<Versioned<Product>> {
  const form = request.validatedBody as ProductForm;
  const data = form.productData ?? {};
  const { name, price } = data;
  const category = givenCategory(data);
  if (!name || category === undefined || !price) throw incomplete({ name, category, price });
  refuseUnsaleable(completeSaleRule(name, data));
  const categoryId = await existingCategory(category);
  const imageUrls = await keepImages(request, form, []);
  const { result } = await createShopProductsWorkflow(request.scope).run({
    input: [{ ...texts(data), ...stock(data), ...rule(data), name, price, categoryId, imageUrls, storeId }],
  });
  return savedProduct(result[0]?.number ?? 0);
}

async function changeProduct(request: MedusaRequest, id: number): Promise<Versioned<Product>> {
  const form = request.validatedBody as ProductForm;
  const data = form.productData ?? {};
  const state = await findProductState(shopPool(), id);
  if (!state) throw new ApiError(404, "product_not_found");
  // A workflow of Medusa's is many transactions; the product's lock, which is held here, makes them one for whoever else saves.
  await refuseChanged(form.version, () => savedProduct(id), data.stock === undefined ? sameButStock : undefined);
  refuseBlank(data);
  refuseUnsaleable({ ...state, ...rule(data) });
  const categoryId = await movedTo(data, state);
  const imageUrls = changesImages(request, form) ? await keepImages(request, form, imagesOf(state)) : undefined;
  await updateShopProductWorkflow(request.scope).run({
    input: {
      number: id,
      ...texts(data),
      ...stock(data),
      ...rule(data),
      name: data.name,
      price: data.price ?? undefined,
      categoryId,
      imageUrls,
    },
  });
  return savedProduct(id);
}

async function savedProduct(id: number): Promise<Versioned<Product>> {
  const product = await findStoredProduct(shopPool(), id);
  if (!product) throw new ApiError(404, "product_not_found");
  return withProductVersion(product);
}

function texts({ nameRu, nameEn, description, descriptionRu, descriptionEn }: ProductData) {
  return { nameRu, nameEn, description, descriptionRu, descriptionEn };
}

function stock({ stock: kilograms, trackStock }: ProductData) {
  return { stock: kilograms, trackStock };
}

/** Only what is given: an absent key must not hide a default or what the product has. */
function rule({ minOrderQuantity, packSize, priceDivisor }: ProductData): Partial<SaleRule> {
  return {
    ...(minOrderQuantity !== undefined && { minOrderQuantity }),
    ...(packSize !== undefined && { packSize }),
    ...(priceDivisor !== undefined && { priceDivisor }),
  };
}

/** The category that the form names, by name or by id; `undefined` when it names none. */
function givenCategory({ category, categoryId }: ProductData): string | number | undefined {
  return (category === "" ? undefined : category) ?? categoryId ?? undefined;
}

/** Where the form moves the product; `undefined` when it stays, also in a category that was deleted (ruling 42). */
async function movedTo(data: ProductData, state: ProductState): Promise<number | undefined> {
  const category = givenCategory(data);
  if (category === undefined || category === state.category) return undefined;
  return existingCategory(category);
}

async function existingCategory(category: string | number): Promise<number> {
  const number = await findCategoryNumber(shopPool(), category);
  if (number === undefined) {
    throw new ApiError(400, "category_not_found", { fields: { "productData.category": "category_not_found" } });
  }
  return number;
}

/** Name, category and price may be left out of a change, but not be emptied (spec §5). */
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

/** A minimum above the most that may be ordered could never be bought. */
function refuseUnsaleable(sale: SaleRule): void {
  if (minimumQuantity(sale) > maximumQuantity(sale)) {
    throw new ApiError(400, "minimum_not_sold", { fields: { "productData.minOrderQuantity": "minimum_not_sold" } });
  }
}

function changesImages(request: MedusaRequest, { keptUrls, removedUrls, productData }: ProductForm): boolean {
  return Boolean(keptUrls || removedUrls || productData?.imageUrls) || filesOf(request, "images").length > 0;
}

/** The pictures in the order that the API answers them in. */
function imagesOf({ thumbnail, images }: ProductState): string[] {
  return primaryFirst(
    thumbnail,
    images.map(({ url }) => url),
  );
}

/** Keeps the new files and answers all URLs of the product, the primary one first. */
async function keepImages(
  request: MedusaRequest,
  { keptUrls, removedUrls, productData }: ProductForm,
  current: string[],
): Promise<string[]> {
  const files = filesOf(request, "images");
  const kept = keptUrls ?? productData?.imageUrls;
  const known = await knownPictures((kept ?? []).map(withoutQuery));
  const plan = planImages({ current, kept, removed: removedUrls, files: files.length, known });
  const urls: string[] = [];
  for (const image of plan) {
    const file = typeof image === "number" ? files[image] : undefined;
    // One at a time, so that a form with five large pictures does not make every other one wait for its turn.
    urls.push(file ? await keepPicture(file) : String(image));
  }
  return [...new Set(urls)];
}
