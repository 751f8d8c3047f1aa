import { DEFAULT_UNIT, type ProductChangeSet, quantityText } from "@zakh/catalog/contract";
import { DEFAULT_LANGUAGE, type Localized, localized } from "@zakh/kit/contract";
import type { MealKit } from "@zakh/meal-kits/contract";
import type { FieldChange, Order, OrderStatusChange } from "@zakh/orders/contract";
import { useMemo } from "react";
import type { Page } from "../client";
import { useTexts } from "../i18n/text";

/**
 * Give products and categories, and what orders have of them, the names that they have in the language of the screens. For what is shown
 * alone: a form reads the Mongolian name.
 */
export function useProductNames() {
  const { language } = useTexts();
  return useMemo(() => {
    const product = <Named extends Localized<"name">>(one: Named): Named =>
      language === DEFAULT_LANGUAGE
        ? one
        : {
            ...one,
            name: localized(one, "name", language),
            ...(hasCategory(one) && { category: localized(one, "category", language) }),
          };
    const order = (one: Order): Order => ({
      ...one,
      items: one.items.map((item) => ({ ...item, product: product(item.product) })),
      offer: one.offer && { ...one.offer, lines: one.offer.lines.map(product) },
    });
    return {
      order,
      orders: ({ rows, ...page }: Page<Order>) => ({ ...page, rows: rows.map(order) }),
      history: (changes: OrderStatusChange[]) =>
        changes.map((change) => ({
          ...change,
          changed: change.changed.map((field) => (field.product ? withName(field, field.product) : field)),
        })),
      product,
      changeSets: ({ rows, ...page }: Page<ProductChangeSet>) => ({
        ...page,
        rows: rows.map((set) => ({ ...set, changes: set.changes.map(product) })),
      }),
      kits: <Kit extends MealKit>(kits: readonly Kit[]) =>
        kits.map((kit) => ({
          ...kit,
          components: kit.components.map((part) => ({ ...part, product: product(part.product) })),
        })),
      products: <Named extends Localized<"name">>({ rows, ...page }: Page<Named>) => ({
        ...page,
        rows: rows.map(product),
      }),
    };

    /** A change of a line, with its name and quantities as people read them; 0 is a line that was not there. */
    function withName(field: FieldChange, { unit = DEFAULT_UNIT, ...names }: ProductOfChange): FieldChange {
      const shown = (quantity: string) =>
        Number(quantity) > 0 ? quantityText(Number(quantity), unit, language) : quantity;
      const before = shown(field.from.slice(names.name.length).trim());
      return { ...field, from: `${localized(names, "name", language)} ${before}`.trim(), to: shown(field.to) };
    }
  }, [language]);
}

type ProductOfChange = NonNullable<FieldChange["product"]>;

function hasCategory(product: object): product is Localized<"category"> {
  return "category" in product;
}
