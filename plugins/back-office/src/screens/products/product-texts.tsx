import { Tabs } from "@medusajs/ui";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { TextArea, TextField } from "../ui/text-field";
import type { CheckedDraft, ProductDraft } from "./product-draft";

/** Languages that a product is told of in; the first is the base that the others fall back to (spec §1). */
export const TEXT_LANGUAGES = ["mn", "ru", "en"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

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
    <Tabs
      value={language}
      onValueChange={(chosen) => {
        const next = languages.find((one) => one === chosen);
        if (next) onLanguage(next);
      }}
    >
      <Tabs.List aria-label={t("products.languages")} className="grid auto-cols-fr grid-flow-col md:inline-flex">
        {languages.map((one) => (
          <Tabs.Trigger key={one} value={one} className="h-11 justify-center text-base md:h-9 md:px-5 md:text-sm">
            {t(`products.language.${one}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map((one) => {
        const { name, description } = TEXT_FIELDS[one];
        return (
          <Tabs.Content key={one} value={one} lang={one} className="outline-none">
            <div className="mt-3 flex flex-col gap-y-4">
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
            </div>
          </Tabs.Content>
        );
      })}
    </Tabs>
  );
}
