import { changedPrice, isLowPrice, type PriceRule, type Product } from "@zakh/catalog/contract";

/** A product of the preview, with the price that it would get. */
export interface PreviewedPrice {
  product: Product;
  /** Won; undefined where the shop could not sell for it, and the price stays. */
  to: number | undefined;
  isLow: boolean;
}

/** What a rule makes of the prices; nothing without a rule. */
export function previewPrices(products: readonly Product[], rule: PriceRule | undefined): PreviewedPrice[] {
  return products.map((product) => {
    const to = rule && changedPrice(product.price, rule);
    return { product, to, isLow: to !== undefined && isLowPrice({ ...product, price: to }) };
  });
}

/** The prices to send: of the chosen products that get another one. */
export function pricesToSend(previews: readonly PreviewedPrice[], left: ReadonlySet<number>) {
  return previews.flatMap(({ product: { id, price }, to }) =>
    to === undefined || to === price || left.has(id) ? [] : [{ id, from: price, to }],
  );
}
