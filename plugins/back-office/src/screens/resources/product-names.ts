import { DEFAULT_LANGUAGE, type Localized, localized } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { useMemo } from "react";
import type { Page } from "../client";
import { useTexts } from "../i18n/text";

/**
 * Give products, and what orders have of them, the name that they have in the language of the screens. For what is shown alone: the
 * form of a product reads its Mongolian name.
 */
export function useProductNames() {
  const { language } = useTexts();
  return useMemo(() => {
    const product = <Named extends Localized<"name">>(one: Named): Named =>
      language === DEFAULT_LANGUAGE ? one : { ...one, name: localized(one, "name", language) };
    const order = (one: Order): Order => ({
      ...one,
      items: one.items.map((item) => ({ ...item, product: product(item.product) })),
    });
    return {
      order,
      orders: ({ rows, ...page }: Page<Order>) => ({ ...page, rows: rows.map(order) }),
      product,
      products: <Named extends Localized<"name">>({ rows, ...page }: Page<Named>) => ({
        ...page,
        rows: rows.map(product),
      }),
    };
  }, [language]);
}
