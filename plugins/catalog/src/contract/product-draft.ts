import { localizedText, type Texts, typedWon } from "@zakh/kit/contract";
import { z } from "zod";
import { completeSaleRule, saleRuleFaults } from "./complete-sale-rule";
import type { Product } from "./product";
import { productData, productText } from "./product-data";
import { NO_FACTS, PRODUCT_FACT_FIELDS, productFacts, type TypedFacts, typedFacts } from "./product-facts";
import { PRODUCT_TEXT_FIELDS, type ProductText, productTexts, STORED_TEXTS } from "./product-fields";
import { DEFAULT_SALE_RULE, MAX_QUANTITY, type SaleRule } from "./sale-rule";
import type { Unit } from "./units";

/** A picture of the form: a stored one, or a file to send. */
export interface DraftPicture {
  /** URL to display it; for a stored picture also its identity. */
  url: string;
  file?: File;
}

/** The values of the form's fields; numbers are text while they are typed. */
export interface ProductDraft extends Texts<ProductText>, TypedFacts {
  category: string;
  price: string;
  unit: Unit;
  minOrderQuantity: string;
  packSize: string;
  priceDivisor: string;
  isHidden: boolean;
  trackStock: boolean;
  stock: string;
  pictures: DraftPicture[];
}

/** The stock that the form sends when it is not tracked (spec §9). */
export const UNTRACKED_STOCK = 999;

/** The form of a new product; pack size and divisor use the shop's defaults (ruling 4). */
export function newDraft(category: string): ProductDraft {
  return {
    ...productTexts(),
    ...typedFacts(NO_FACTS),
    category,
    price: "",
    unit: DEFAULT_SALE_RULE.unit,
    minOrderQuantity: "1",
    packSize: "",
    priceDivisor: "",
    isHidden: false,
    trackStock: false,
    stock: "",
    pictures: [],
  };
}

/** The form of a product. Untracked stock is left blank, because it is no meaningful start for tracking. */
export function draftOf(product: Product): ProductDraft {
  const { category, isHidden, trackStock } = product;
  return {
    ...productTexts(product),
    ...typedFacts(product),
    category,
    price: String(product.price),
    unit: product.unit,
    minOrderQuantity: String(product.minOrderQuantity),
    packSize: String(product.packSize),
    priceDivisor: String(product.priceDivisor),
    isHidden,
    trackStock,
    stock: trackStock ? String(product.stock) : "",
    pictures: product.imageUrls.map((url) => ({ url })),
  };
}

/** A typed value for the contract's schemas, which also accept numbers. */
const typed = z.string().transform((text): string | number => text);

/** A blank field uses the default. */
const blankIsLeftOut = z
  .string()
  .transform((text): string | number | undefined => (text.trim() === "" ? undefined : text));

const { name, category, price, minOrderQuantity, packSize, priceDivisor, stock } = productData.shape;

const fields = productData
  .pick({ isHidden: true, trackStock: true, unit: true })
  .required()
  .extend({
    ...localizedText(PRODUCT_TEXT_FIELDS, productText),
    ...productFacts,
    packWeight: z
      .string()
      .transform((text): unknown => text)
      .pipe(productFacts.packWeight),
    name: name.unwrap().refine((text) => text !== "", "required"),
    category: typed.refine((chosen) => chosen !== "", "required").pipe(category.unwrap()),
    price: typedWon
      .transform((text): string | number => text)
      .pipe(price.unwrap())
      .refine((won) => won !== null, "price_required"),
    minOrderQuantity: typed.pipe(minOrderQuantity.unwrap()),
    packSize: blankIsLeftOut.pipe(packSize),
    priceDivisor: blankIsLeftOut.pipe(priceDivisor),
    stock: blankIsLeftOut.pipe(stock),
    pictures: z.custom<DraftPicture[]>(),
  });

type Sold = Pick<
  z.output<typeof fields>,
  "name" | "unit" | "minOrderQuantity" | "packSize" | "priceDivisor" | "trackStock" | "stock"
>;

function refineSale(data: Sold, context: z.core.$RefinementCtx): void {
  const rule = completeSaleRule(data.name, data);
  // Also runs when single fields are invalid, which already have their own errors.
  if (rule.packSize <= MAX_QUANTITY && rule.minOrderQuantity <= MAX_QUANTITY) {
    const { stock } = data.trackStock ? data : {};
    for (const [field, message] of Object.entries(saleRuleFaults({ ...rule, stock })))
      context.addIssue({ code: "custom", path: [field], message });
  }
  if (data.trackStock && data.stock === undefined) {
    context.addIssue({ code: "custom", path: ["stock"], message: "stock_invalid" });
  }
}

/** The contract's schema of a product, with the form's additional requirements (spec §5 Admin product form). */
export const productDraft = fields.superRefine(refineSale);

/** The same for a form without name, category and price, which therefore cannot be invalid. */
export const extrasDraft = fields
  .extend({ name: z.string(), category: z.string(), price: z.string().transform((): number | null => null) })
  .superRefine(refineSale);

/** The validated form. */
export type CheckedDraft = z.output<typeof productDraft>;

/** The price and rule that shoppers would see; `undefined` while one is invalid. */
export function saleOf(draft: ProductDraft): (SaleRule & { price: number }) | undefined {
  const read = z
    .object(productDraft.shape)
    .pick({ price: true, unit: true, minOrderQuantity: true, packSize: true, priceDivisor: true })
    .safeParse(draft);
  if (!read.success || read.data.price === null) return undefined;
  const rule = completeSaleRule(draft.name.trim(), read.data);
  if (Object.keys(saleRuleFaults(rule)).length > 0) return undefined;
  return { ...rule, price: read.data.price };
}

interface ProductBodyParts {
  data: CheckedDraft;
  /** The product's current pictures. */
  before: readonly DraftPicture[];
  /**
   * Whether the stock was typed here. Otherwise tracked stock is omitted, because orders may have reduced it since the
   * form was opened.
   */
  stockTyped: boolean;
}

/**
 * The multipart body that saves a product (spec §7): new files, kept pictures in order, removed pictures, and fields.
 */
export function productBody({ data, before, stockTyped }: ProductBodyParts): FormData {
  const { pictures, ...values } = data;
  const form = new FormData();
  const stored = pictures.filter(({ file }) => !file).map(({ url }) => url);
  let files = 0;
  const urls = pictures.map(({ url, file }) => {
    if (!file) return url;
    form.append("images", file, file.name);
    files += 1;
    return `new:${files - 1}`;
  });
  const removed = before.map(({ url }) => url).filter((url) => !stored.includes(url));
  if (removed.length > 0) form.append("removedUrls", JSON.stringify(removed));
  form.append("keptUrls", JSON.stringify(urls));
  const stock = stockToSend(data, stockTyped);
  form.append(
    "productData",
    JSON.stringify({ ...values, ...completeSaleRule(data.name, data), stock, imageUrls: stored }),
  );
  return form;
}

/** The body that saves only the shop's own fields of a Medusa product; name, price and pictures stay unchanged. */
export function extrasBody({ data, stockTyped }: Pick<ProductBodyParts, "data" | "stockTyped">): FormData {
  const { trackStock } = data;
  const own = [...STORED_TEXTS.map(({ name }) => name), ...PRODUCT_FACT_FIELDS];
  const texts = Object.fromEntries(own.map((name) => [name, data[name]]));
  const stock = stockToSend(data, stockTyped);
  const form = new FormData();
  form.append("productData", JSON.stringify({ ...texts, ...completeSaleRule(data.name, data), trackStock, stock }));
  return form;
}

function stockToSend({ trackStock, stock }: CheckedDraft, typedHere: boolean): number | undefined {
  if (!trackStock) return UNTRACKED_STOCK;
  return typedHere ? stock : undefined;
}
