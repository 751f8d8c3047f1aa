import { changedPrice, isLowPrice, type PriceRule, type Product } from "@zakh/catalog/contract";

/** A product of the preview, with the price that it would get. */
export interface PreviewedPrice {
  product: Product;
  /** Won; undefined where the shop could not sell for it, and the price stays. */
  to: number | undefined;
  isLow: boolean;
  /** There is a rule, and the shop could not sell for what it makes of the price. */
  isBeyond: boolean;
}

/** What a rule makes of the prices; nothing without a rule. */
export function previewPrices(products: readonly Product[], rule: PriceRule | undefined): PreviewedPrice[] {
  return products.map((product) => {
    const to = rule && changedPrice(product.price, rule);
    const isBeyond = rule !== undefined && to === undefined;
    return { product, to, isBeyond, isLow: to !== undefined && isLowPrice({ ...product, price: to }) };
  });
}

/** What was ticked or unticked, by public id; `true` leaves the product out. */
export type LeftOut = ReadonlyMap<number, boolean>;

/** Whether a product keeps its price: as was chosen, and at first those of stores, whose prices are not the shop's. */
export function isLeftOut({ id, storeId }: Product, chosen: LeftOut): boolean {
  return chosen.get(id) ?? storeId !== null;
}

/** The prices to send: of the chosen products that get another one. */
export function pricesToSend(previews: readonly PreviewedPrice[], chosen: LeftOut) {
  return previews.flatMap(({ product, to }) =>
    to === undefined || to === product.price || isLeftOut(product, chosen)
      ? []
      : [{ id: product.id, from: product.price, to }],
  );
}
