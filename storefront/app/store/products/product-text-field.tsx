import { PRODUCT_TEXTS, type ProductText, type TextRule } from "@zakh/catalog/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { InputField, TextAreaField } from "../../ui/field";
import { LANGUAGE_ENDINGS, type TextLanguage } from "../language-tabs";
import type { ProductDraftForm } from "./product-draft-form";
import { useTextLabel } from "./product-names";

interface ProductTextFieldProps {
  form: ProductDraftForm;
  field: ProductText;
  language: TextLanguage;
}

/** The field for one text of a product, in one language. */
export function ProductTextField({ form, field, language }: ProductTextFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const textLabel = useTextLabel();
  const { max, isLong }: TextRule = PRODUCT_TEXTS[field];
  const name = `${field}${LANGUAGE_ENDINGS[language]}` as const;
  const common = {
    label: textLabel(field, language),
    error: errorText(form.formState.errors[name]?.message),
    maxLength: max,
    ...form.register(name),
  };
  if (isLong) return <TextAreaField rows={5} {...common} />;
  const fallback = language === "mn" ? undefined : t("ownStore.product.fallback");
  return <InputField hint={field === "origin" ? t("ownStore.product.originHint") : fallback} {...common} />;
}
