import {
  FACT_TITLES,
  factText,
  PRODUCT_FACT_FIELDS,
  PRODUCT_TEXT_FIELDS,
  type ProductDraft,
  type ProductFact,
  type ProductText,
  UNIT_TITLES,
  type Unit,
} from "@zakh/catalog/contract";
import { type ContentLanguage, contentTexts, type TextName } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import type { FieldName } from "../../ui/forms/changed-fields";
import { won } from "../../ui/money";

/** The label of a product's text in a language of content. */
export function useTextLabel() {
  const { t, language } = useTexts();
  return (field: ProductText, of: ContentLanguage) => {
    if (field === "name" || field === "description" || field === "origin") return t(`products.${field}.${of}`);
    const title = FACT_TITLES[field][language];
    return of === "mn" ? title : `${title} (${t(`textLanguages.${of}`)})`;
  };
}

/** Labels of all fields of a product. */
export function useProductNames() {
  const { t, language } = useTexts();
  const textLabel = useTextLabel();
  const facts = Object.fromEntries(
    PRODUCT_FACT_FIELDS.map((field) => [
      field,
      { label: FACT_TITLES[field][language], text: (value: unknown) => factText(field, value, language) },
    ]),
  ) as Record<ProductFact, FieldName>;
  const texts = Object.fromEntries(
    contentTexts(PRODUCT_TEXT_FIELDS).map(({ name, field, language }) => [name, { label: textLabel(field, language) }]),
  ) as Record<TextName<ProductText>, FieldName>;
  return {
    ...texts,
    ...facts,
    category: { label: t("products.category") },
    price: { label: t("products.price.won"), text: (price) => won(String(price)) },
    isHidden: { label: t("products.hidden") },
    unit: { label: t("products.unit"), text: (unit) => UNIT_TITLES[unit as Unit][language] },
    minOrderQuantity: { label: t("products.minimum") },
    packSize: { label: t("products.pack") },
    priceDivisor: { label: t("products.divisor") },
    trackStock: { label: t("products.track") },
    stock: { label: t("products.stock") },
    pictures: { label: t("products.images"), picture: true },
  } satisfies Record<keyof ProductDraft, FieldName>;
}
