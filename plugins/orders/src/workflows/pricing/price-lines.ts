import {
  DEFAULT_UNIT,
  lineTotal,
  maximumQuantity,
  minimumQuantity,
  type QuantityFault,
  quantityFault,
  quantityTexts,
  tenths,
} from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { ApiError } from "@zakh/kit/errors/api-error";

/** An ordered item: so much of a product, by its public id. */
export interface OrderedItem {
  productId: number;
  quantity: number;
}

/** A line with the shop's own price; amounts in won. */
export interface PricedLine {
  product: SaleProduct;
  quantity: number;
  /** Whole won. */
  lineTotal: number;
}

/** The finest quantity that is sold, of any unit (ruling 3). */
const TENTHS = { unit: DEFAULT_UNIT, minOrderQuantity: 0.1, packSize: 0.1 } as const;

/**
 * Prices an order, one line per product, in the requested order (rulings 1, 2, 3).
 *
 * Throws 409 `product_unavailable` for a product that is not on sale, with its number only, because it may be hidden
 * from the customer; and 400 with the sale rule's code for an invalid quantity.
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

/** The line that costs most, the first of equals. An order has at least one line. */
export function largestLine<Line extends Pick<PricedLine, "lineTotal">>(lines: readonly Line[]): Line {
  return lines.reduce((largest, line) => (line.lineTotal > largest.lineTotal ? line : largest));
}

/** Lines of one product are added up, so that splitting a line does not bypass its sale rule. */
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

/** The 400 error for a quantity that violates the product's sale rule, with the product's name and the rule. */
export function quantityRefusal(
  fault: QuantityFault,
  product: Pick<SaleProduct, "number" | "name" | "unit" | "minOrderQuantity" | "packSize">,
): ApiError {
  return new ApiError(400, fault, {
    params: {
      name: product.name,
      minimum: quantityTexts(minimumQuantity(product), product.unit),
      maximum: quantityTexts(maximumQuantity(product), product.unit),
      pack: quantityTexts(product.packSize, product.unit),
    },
    extra: { productId: product.number },
  });
}
