import { PRODUCT_TEXT_FIELDS, type ProductText, UNIT_TITLES, type Unit } from "@zakh/catalog/contract";
import { contentTexts, type TextName } from "@zakh/kit/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import type { FieldName } from "../ui/changed-fields";
import type { ProductDraft } from "./product-draft";

/** Labels of all fields of a product. */
export function useProductNames() {
  const { t, language } = useTexts();
  const texts = Object.fromEntries(
    contentTexts(PRODUCT_TEXT_FIELDS).map(({ name, field, language }) => [
      name,
      { label: t(`products.${field}.${language}`) },
    ]),
  ) as Record<TextName<ProductText>, FieldName>;
  return {
    ...texts,
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
  } satisfies Record<keyof ProductDraft | "pictures", FieldName>;
}
