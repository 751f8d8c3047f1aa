import type { FieldName } from "@zakh/back-office/screens/edit-conflict";
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
import { type ContentLanguage, contentTexts, localized, type TextName } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { useProductCategories } from "../categories";

/** The label of a product's text in a language. */
export function useTextLabel() {
  const { t } = useTexts();
  const { language: shown } = useLanguage();
  return (field: ProductText, language: ContentLanguage) => {
    if (field !== "name" && field !== "description" && field !== "origin") {
      const title = FACT_TITLES[field][shown];
      return language === "mn" ? title : `${title} (${t(`language.${language}`)})`;
    }
    if (language !== "mn") return t(`ownStore.product.${field}In`, { language: t(`language.${language}`) });
    return t(field === "origin" ? "product.origin" : `ownStore.product.${field}`);
  };
}

/** The labels of a product's fields, for the notice of a change. */
export function useProductNames() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const categories = useProductCategories().data;
  const textLabel = useTextLabel();
  const texts = Object.fromEntries(
    contentTexts(PRODUCT_TEXT_FIELDS).map((text) => [text.name, { label: textLabel(text.field, text.language) }]),
  ) as Record<TextName<ProductText>, FieldName>;

  const facts = Object.fromEntries(
    PRODUCT_FACT_FIELDS.map((field) => [
      field,
      { label: FACT_TITLES[field][language], text: (value: unknown) => factText(field, value, language) },
    ]),
  ) as Record<ProductFact, FieldName>;

  function categoryName(name: unknown): string {
    const category = categories?.find((one) => one.name === name);
    return category ? localized(category, "name", language) : String(name);
  }

  return {
    pictures: { label: t("ownStore.product.images"), picture: true },
    ...texts,
    ...facts,
    category: { label: t("ownStore.product.category"), text: categoryName },
    price: { label: t("ownStore.product.price"), text: (price) => formatWon(Number(price)) },
    unit: { label: t("ownStore.product.unit"), text: (unit) => UNIT_TITLES[unit as Unit][language] },
    minOrderQuantity: { label: t("ownStore.product.minimum") },
    packSize: { label: t("ownStore.product.pack") },
    isHidden: { label: t("ownStore.product.hide") },
    trackStock: { label: t("ownStore.product.trackStock") },
    stock: { label: t("ownStore.product.stock") },
  } satisfies Record<Exclude<keyof ProductDraft, "priceDivisor">, FieldName>;
}
