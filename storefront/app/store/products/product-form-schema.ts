import {
  DEFAULT_SALE_RULE,
  NO_FACTS,
  PRODUCT_TEXT_FIELDS,
  type Product,
  productData,
  productFacts,
  productText,
  productTexts,
  saleRuleFaults,
  typedFacts,
} from "@zakh/catalog/contract";
import { localizedText, required, typedWon } from "@zakh/kit/contract";
import { z } from "zod";

const { shape } = productData;

/** The form of a product, by the rules of the admin's form (spec §5); numbers are text, as typed. */
export const productForm = z
  .object({
    ...localizedText(PRODUCT_TEXT_FIELDS, productText),
    ...productFacts,
    packWeight: z.string().refine((text) => productFacts.packWeight.safeParse(text).success, "value_invalid"),
    name: required(productText("name"), "product_incomplete"),
    categoryId: z.string().min(1, "product_incomplete"),
    unit: shape.unit.unwrap(),
    price: numberText(typedWon.refine(isPrice, "price_invalid"), "price_required"),
    minOrderQuantity: numberText(shape.minOrderQuantity, "minimum_required"),
    packSize: numberText(shape.packSize, "pack_size_invalid"),
    isHidden: z.boolean(),
    trackStock: z.boolean(),
    stock: z.string().trim(),
  })
  .superRefine(({ unit, minOrderQuantity, packSize, trackStock, stock }, context) => {
    // The stock is checked only if it is tracked.
    if (trackStock && !shape.stock.safeParse(stock).success) {
      context.addIssue({ code: "custom", path: ["stock"], message: "stock_invalid" });
    }
    const typed = z
      .object(shape)
      .partial()
      .safeParse({ minOrderQuantity, packSize, ...(trackStock && { stock }) }).data;
    const faults = typed ? saleRuleFaults({ ...DEFAULT_SALE_RULE, ...typed, unit }) : {};
    for (const [field, message] of Object.entries(faults)) context.addIssue({ code: "custom", path: [field], message });
  });

export type ProductFormValues = z.infer<typeof productForm>;

function isPrice(won: string) {
  return shape.price.safeParse(won).success;
}

/** A text that `number` accepts; `blank` is the error code of an empty text. */
function numberText(number: z.ZodType, blank: string) {
  return z
    .string()
    .trim()
    .min(1, blank)
    .superRefine((text, context) => {
      if (text === "") return;
      const judged = number.safeParse(text);
      if (!judged.success)
        context.addIssue({ code: "custom", message: judged.error.issues[0]?.message ?? "value_invalid" });
    });
}

/** The spec's defaults of a new product. */
export const NEW_PRODUCT: ProductFormValues = {
  ...productTexts(),
  ...typedFacts(NO_FACTS),
  categoryId: "",
  unit: DEFAULT_SALE_RULE.unit,
  price: "",
  minOrderQuantity: "1",
  packSize: "1",
  isHidden: false,
  trackStock: false,
  stock: "",
};

export function valuesOfProduct(product: Product): ProductFormValues {
  const { isHidden, trackStock } = product;
  return {
    ...productTexts(product),
    ...typedFacts(product),
    isHidden,
    trackStock,
    categoryId: product.categoryId === null ? "" : String(product.categoryId),
    unit: product.unit,
    price: String(product.price),
    minOrderQuantity: String(product.minOrderQuantity),
    packSize: String(product.packSize),
    stock: String(product.stock),
  };
}

/**
 * The part `productData` of the request. The stock is omitted if it is not tracked or was not typed here, because orders may have changed
 * it since the form was opened.
 */
export function productDataOf({ categoryId, stock, ...values }: ProductFormValues, stockTyped = true) {
  return { ...values, categoryId: Number(categoryId), ...(values.trackStock && stockTyped ? { stock } : {}) };
}
