import {
  type ChangeField,
  type ChangeValue,
  factText,
  type ProductChangeSet,
  UNIT_TITLES,
  type Unit,
} from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";
import { useCategoryName } from "../../resources/categories";
import { won } from "../../ui/money";
import { useProductNames } from "./product-names";

/** Characters of a long text that are shown. */
const SHOWN_LENGTH = 80;

/** A changed field in words: its label, and its old and new value. */
export function useChangeText() {
  const { t, language } = useTexts();
  const categoryName = useCategoryName();
  const { pictures, ...names } = useProductNames();
  const labels: Record<ChangeField, { label: string }> = {
    ...names,
    imageUrls: pictures,
    isFeatured: { label: t("products.featured") },
  };

  function valueText(field: ChangeField, value: ChangeValue): string {
    if (value === null) return "";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "temperature" || field === "allergens") return factText(field, value, language);
    if (Array.isArray(value)) return t("history.pictures", { count: value.length });
    if (field === "price") return won(value);
    if (field === "unit") return UNIT_TITLES[value as Unit][language];
    const text = field === "category" ? categoryName(String(value)) : String(value);
    return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  }

  return ({ field, from, to }: ProductChangeSet["changes"][number]) => {
    if (field === "created" || field === "deleted") return { label: t(`history.${field}`), from: "", to: "" };
    // Labels of required fields end with a star.
    const label = labels[field].label.replace(/\s*\*$/, "");
    return { label, from: valueText(field, from), to: valueText(field, to) };
  };
}
