import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { LanguageTabs, type TextLanguage } from "../ui/language-tabs";
import { TextArea, TextField } from "../ui/text-field";
import type { CheckedDraft, ProductDraft } from "./product-draft";

/** The fields of each language. */
export const TEXT_FIELDS = {
  mn: { name: "name", description: "description" },
  ru: { name: "nameRu", description: "descriptionRu" },
  en: { name: "nameEn", description: "descriptionEn" },
} as const;

interface ProductTextsProps {
  languages: readonly TextLanguage[];
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

/** Name and description, one language at a time. */
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
          </>
        );
      }}
    </LanguageTabs>
  );
}
