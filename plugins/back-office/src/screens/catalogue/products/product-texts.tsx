import {
  type CheckedDraft,
  MAIN_TEXT_FIELDS,
  PRODUCT_TEXTS,
  type ProductDraft,
  type ProductText,
  type TextRule,
} from "@zakh/catalog/contract";
import type { UseFormReturn } from "react-hook-form";
import type { TextKey } from "../../i18n/catalogues";
import { useTexts } from "../../i18n/text";
import { LANGUAGE_ENDINGS, LanguageTabs, type TextLanguage } from "../../ui/forms/language-tabs";
import { TextArea, TextField } from "../../ui/forms/text-field";
import { useTextLabel } from "./product-names";

/** What stands below a text's field, in Mongolian and in the translations. */
const HINTS: Partial<Record<ProductText, { mn?: TextKey; translated: TextKey }>> = {
  name: { translated: "products.name.fallback" },
  origin: { mn: "products.origin.hint", translated: "products.origin.fallback" },
};

interface ProductTextsProps {
  fields?: readonly ProductText[];
  languages: readonly TextLanguage[];
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

/** The texts of a product, one language at a time. */
export function ProductTexts(props: ProductTextsProps) {
  const { fields = MAIN_TEXT_FIELDS, form, language, onLanguage, errors, languages } = props;
  return (
    <LanguageTabs languages={languages} language={language} onLanguage={onLanguage}>
      {(one) =>
        fields.map((field) => <ProductTextField key={field} form={form} errors={errors} field={field} language={one} />)
      }
    </LanguageTabs>
  );
}

interface ProductTextFieldProps extends Pick<ProductTextsProps, "form" | "errors" | "language"> {
  field: ProductText;
}

/** The field for one text, in one language. */
export function ProductTextField({ form, errors, field, language }: ProductTextFieldProps) {
  const { t } = useTexts();
  const textLabel = useTextLabel();
  const { max, isLong }: TextRule = PRODUCT_TEXTS[field];
  const name = `${field}${LANGUAGE_ENDINGS[language]}` as const;
  const hint = HINTS[field]?.[language === "mn" ? "mn" : "translated"];
  const common = {
    label: textLabel(field, language),
    hint: hint && t(hint),
    error: errors[name],
    maxLength: max,
    ...form.register(name),
  };
  return isLong ? <TextArea rows={4} {...common} /> : <TextField autoComplete="off" {...common} />;
}
