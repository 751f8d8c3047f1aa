import {
  lineTotal,
  maximumQuantity,
  minimumQuantity,
  type QuantityFault,
  quantityFault,
  tenths,
} from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { ApiError } from "@zakh/kit/errors/api-error";

/** What was asked for: kilograms of a product by its public id. */
export interface OrderedItem {
  productId: number;
  quantity: number;
}

/** A line at the shop's own price; amounts in won, `quantity` in kg. */
export interface PricedLine {
  product: SaleProduct;
  quantity: number;
  /** Whole won. */
  lineTotal: number;
}

/** The finest quantity that is sold at all (ruling 3). */
const TENTHS = { minOrderQuantity: 0.1, packSize: 0.1 };

/**
 * Prices what was ordered, one line a product, in the order it was asked for (rulings 1, 2, 3).
 *
 * Throws 409 `product_unavailable` for a product that is not on sale, by its number alone, because who orders may not be meant
 * to know of it; and 400 with the code of the sale rule for a quantity that cannot be ordered.
 */
export function priceLines(items: OrderedItem[], products: SaleProduct[]): PricedLine[] {
  const onSale = new Map(products.map((product) => [product.number, product]));
  return [...combine(items)].map(([number, quantity]) => {
    const product = onSale.get(number);
    if (!product) {
      throw new ApiError(409, "product_unavailable", { params: { name: `#${number}` }, extra: { productId: number } });
    }
    const fault = quantityFault(quantity, product);
    if (fault) throw quantityRefusal(fault, product);
    return { product, quantity, lineTotal: lineTotal(product.price, quantity, product.priceDivisor) };
  });
}

/** Lines of one product count together, so that nobody splits a line to get round its rule. */
export function combine(items: OrderedItem[]): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { productId, quantity } of items) {
    if (quantityFault(quantity, TENTHS) === "quantity_invalid") {
      throw new ApiError(400, "quantity_invalid", { extra: { productId } });
    }
    counted.set(productId, (counted.get(productId) ?? 0) + tenths(quantity));
  }
  return new Map([...counted].map(([productId, sum]) => [productId, sum / 10]));
}

/** The 400 for a quantity that the product's sale rule refuses, with the product's name and the rule. */
export function quantityRefusal(
  fault: QuantityFault,
  product: Pick<SaleProduct, "number" | "name" | "minOrderQuantity" | "packSize">,
): ApiError {
  return new ApiError(400, fault, {
    params: {
      name: product.name,
      minimum: minimumQuantity(product),
      maximum: maximumQuantity(product),
      pack: product.packSize,
    },
    extra: { productId: product.number },
  });
}
