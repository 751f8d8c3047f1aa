import { type Product, productData } from "@zakh/catalog/contract";
import { line, required, typedWon } from "@zakh/kit/contract";
import { z } from "zod";

const { shape } = productData;

/** The form of a product, by the rules of the admin's form (spec §5); numbers are text, as typed. */
export const productForm = z
  .object({
    name: required(line(200), "product_incomplete"),
    nameRu: line(200),
    nameEn: line(200),
    description: shape.description.unwrap(),
    descriptionRu: shape.descriptionRu.unwrap(),
    descriptionEn: shape.descriptionEn.unwrap(),
    origin: shape.origin.unwrap(),
    originRu: shape.originRu.unwrap(),
    originEn: shape.originEn.unwrap(),
    categoryId: z.string().min(1, "product_incomplete"),
    price: numberText(typedWon.refine(isPrice, "price_invalid"), "price_required"),
    minOrderQuantity: numberText(shape.minOrderQuantity, "minimum_required"),
    packSize: numberText(shape.packSize, "pack_size_invalid"),
    isHidden: z.boolean(),
    trackStock: z.boolean(),
    stock: z.string().trim(),
  })
  .superRefine(({ trackStock, stock }, context) => {
    // The stock is checked only if it is tracked.
    if (trackStock && !shape.stock.safeParse(stock).success) {
      context.addIssue({ code: "custom", path: ["stock"], message: "stock_invalid" });
    }
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
  name: "",
  nameRu: "",
  nameEn: "",
  description: "",
  descriptionRu: "",
  descriptionEn: "",
  origin: "",
  originRu: "",
  originEn: "",
  categoryId: "",
  price: "",
  minOrderQuantity: "1",
  packSize: "1",
  isHidden: false,
  trackStock: false,
  stock: "",
};

export function valuesOfProduct(product: Product): ProductFormValues {
  const { name, nameRu, nameEn, description, descriptionRu, descriptionEn, isHidden, trackStock } = product;
  const { origin, originRu, originEn } = product;
  return {
    name,
    nameRu,
    nameEn,
    description,
    descriptionRu,
    descriptionEn,
    origin,
    originRu,
    originEn,
    isHidden,
    trackStock,
    categoryId: product.categoryId === null ? "" : String(product.categoryId),
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
