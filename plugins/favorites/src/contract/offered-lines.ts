import { type Availability, availableQuantity, fitQuantity, inTenths, type SaleRule } from "@zakh/catalog/contract";

/** What somebody wants again: of an order, or of a standing basket. */
export interface WantedLine {
  productId: number;
  quantity: number;
}

type Sold = { id: number } & SaleRule & Availability;

export interface OfferedLine<Product> {
  product: Product;
  wanted: number;
  /** What can be bought of it today, by the product's sale rule and stock; 0 when it is sold out. */
  quantity: number;
}

export interface Offered<Product> {
  lines: OfferedLine<Product>[];
  /** Public ids of what is no longer sold. */
  gone: number[];
}

/** What of wanted lines can be bought today, of the products that are on sale. Lines of one product count together. */
export function offeredLines<Product extends Sold>(
  wanted: readonly WantedLine[],
  products: readonly Product[],
): Offered<Product> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of wanted) {
    quantities.set(productId, inTenths((quantities.get(productId) ?? 0) + quantity));
  }
  const onSale = new Map(products.map((product) => [product.id, product]));
  const lines: OfferedLine<Product>[] = [];
  const gone: number[] = [];
  for (const [id, quantity] of quantities) {
    const product = onSale.get(id);
    if (!product) gone.push(id);
    else {
      const offered = Math.min(fitQuantity(quantity, product), availableQuantity(product));
      lines.push({ product, wanted: quantity, quantity: offered });
    }
  }
  return { lines, gone };
}
