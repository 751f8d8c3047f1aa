import { ORIGIN_MAX } from "@zakh/catalog/contract";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { LanguageTabs, type TextLanguage } from "../ui/language-tabs";
import { TextArea, TextField } from "../ui/text-field";
import type { CheckedDraft, ProductDraft } from "./product-draft";

/** The fields of each language. */
export const TEXT_FIELDS = {
  mn: { name: "name", description: "description", origin: "origin" },
  ru: { name: "nameRu", description: "descriptionRu", origin: "originRu" },
  en: { name: "nameEn", description: "descriptionEn", origin: "originEn" },
} as const;

interface ProductTextsProps {
  languages: readonly TextLanguage[];
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

/** Name, description and origin, one language at a time. */
export function ProductTexts({ form, language, onLanguage, errors, languages }: ProductTextsProps) {
  const { t } = useTexts();
  return (
    <LanguageTabs languages={languages} language={language} onLanguage={onLanguage}>
      {(one) => {
        const { name, description } = TEXT_FIELDS[one];
        return (
          <>
            <TextField
              label={t(`products.name.${one}`)}
              hint={one === "mn" ? undefined : t("products.name.fallback")}
              error={errors[name]}
              autoComplete="off"
              maxLength={200}
              {...form.register(name)}
            />
            <TextArea
              label={t(`products.text.${one}`)}
              error={errors[description]}
              rows={4}
              maxLength={5000}
              {...form.register(description)}
            />
            <OriginField form={form} errors={errors} language={one} />
          </>
        );
      }}
    </LanguageTabs>
  );
}

/** The field for a product's origin, in one language. */
export function OriginField({ form, errors, language }: Pick<ProductTextsProps, "form" | "errors" | "language">) {
  const { t } = useTexts();
  const { origin } = TEXT_FIELDS[language];
  return (
    <TextField
      label={t(`products.origin.${language}`)}
      hint={t(language === "mn" ? "products.origin.hint" : "products.origin.fallback")}
      error={errors[origin]}
      autoComplete="off"
      maxLength={ORIGIN_MAX}
      {...form.register(origin)}
    />
  );
}
