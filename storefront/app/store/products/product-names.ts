import type { FieldName } from "@zakh/back-office/screens/changed-meanwhile";
import { localized } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { useProductCategories } from "../categories";
import type { ProductFormValues } from "./product-form-schema";

/** The labels of a product's fields, for the notice of a change. */
export function useProductNames() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const categories = useProductCategories().data;
  const russian = { language: t("language.ru") };
  const english = { language: t("language.en") };

  function categoryName(id: unknown): string {
    const category = categories?.find((one) => String(one.id) === String(id));
    return category ? localized(category, "name", language) : "";
  }

  return {
    pictures: { label: t("ownStore.product.images"), picture: true },
    name: { label: t("ownStore.product.name") },
    description: { label: t("ownStore.product.description") },
    nameRu: { label: t("ownStore.product.nameIn", russian) },
    descriptionRu: { label: t("ownStore.product.descriptionIn", russian) },
    nameEn: { label: t("ownStore.product.nameIn", english) },
    descriptionEn: { label: t("ownStore.product.descriptionIn", english) },
    origin: { label: t("product.origin") },
    originRu: { label: t("ownStore.product.originIn", russian) },
    originEn: { label: t("ownStore.product.originIn", english) },
    categoryId: { label: t("ownStore.product.category"), text: categoryName },
    price: { label: t("ownStore.product.price"), text: (price) => formatWon(Number(price)) },
    minOrderQuantity: { label: t("ownStore.product.minimum") },
    packSize: { label: t("ownStore.product.pack") },
    isHidden: { label: t("ownStore.product.hide") },
    trackStock: { label: t("ownStore.product.trackStock") },
    stock: { label: t("ownStore.product.stock") },
  } satisfies Record<keyof ProductFormValues | "pictures", FieldName>;
}
