import { useTexts } from "../i18n/text";
import { won } from "../money";
import type { FieldName } from "../ui/changed-fields";
import type { ProductDraft } from "./product-draft";

/** Labels of the translations, the origin and the sale rule, which every product form has. */
export function useExtraNames() {
  const { t } = useTexts();
  return {
    nameRu: { label: t("products.name.ru") },
    descriptionRu: { label: t("products.text.ru") },
    nameEn: { label: t("products.name.en") },
    descriptionEn: { label: t("products.text.en") },
    origin: { label: t("products.origin.mn") },
    originRu: { label: t("products.origin.ru") },
    originEn: { label: t("products.origin.en") },
    minOrderQuantity: { label: t("products.minimum") },
    packSize: { label: t("products.pack") },
    priceDivisor: { label: t("products.divisor") },
    trackStock: { label: t("products.track") },
    stock: { label: t("products.stock") },
  } satisfies Partial<Record<keyof ProductDraft, FieldName>>;
}

/** Labels of all fields of a product. */
export function useProductNames() {
  const { t } = useTexts();
  const extra = useExtraNames();
  return {
    name: { label: t("products.name.mn") },
    description: { label: t("products.text.mn") },
    category: { label: t("products.category") },
    price: { label: t("products.price.won"), text: (price) => won(String(price)) },
    isHidden: { label: t("products.hidden") },
    ...extra,
    pictures: { label: t("products.images"), picture: true },
  } satisfies Record<keyof ProductDraft | "pictures", FieldName>;
}
