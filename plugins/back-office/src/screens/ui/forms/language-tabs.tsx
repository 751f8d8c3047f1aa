import { Tabs } from "@medusajs/ui";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@zakh/kit/contract";
import { type ReactNode, useEffect, useState } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { useTexts } from "../../i18n/text";

/** Languages of texts; the first is the base that the others fall back to (spec §1). */
export const TEXT_LANGUAGES = Object.keys(CONTENT_LANGUAGES) as TextLanguage[];
export type TextLanguage = ContentLanguage;

/** Suffixes of a field's name by language: `name`, `nameRu`, `nameEn`. */
export const LANGUAGE_ENDINGS = CONTENT_LANGUAGES;

interface LanguageTabsProps {
  languages?: readonly TextLanguage[];
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  /** The fields of one language. */
  children: (language: TextLanguage) => ReactNode;
}

/** Tabs for fields in several languages, one language at a time. */
export function LanguageTabs({ languages = TEXT_LANGUAGES, language, onLanguage, children }: LanguageTabsProps) {
  const { t } = useTexts();
  return (
    <Tabs
      value={language}
      onValueChange={(chosen) => {
        const next = languages.find((one) => one === chosen);
        if (next) onLanguage(next);
      }}
    >
      <Tabs.List
        aria-label={t("textLanguages")}
        className="flex flex-wrap md:inline-flex [&>button]:flex-1 md:[&>button]:flex-none"
      >
        {languages.map((one) => (
          <Tabs.Trigger key={one} value={one} className="h-11 justify-center text-base md:h-9 md:px-5 md:text-sm">
            {t(`textLanguages.${one}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map((one) => (
        <Tabs.Content key={one} value={one} lang={one} className="outline-none">
          <div className="mt-3 flex flex-col gap-y-4">{children(one)}</div>
        </Tabs.Content>
      ))}
    </Tabs>
  );
}

/** The shown language of a form's texts (by base names); switches to the language of an invalid field. */
export function useTextLanguage<Values extends FieldValues>(errors: FieldErrors<Values>, texts: readonly string[]) {
  const [language, onLanguage] = useState<TextLanguage>("mn");
  const refused = TEXT_LANGUAGES.find((one) => texts.some((text) => errors[`${text}${LANGUAGE_ENDINGS[one]}`]));
  useEffect(() => {
    if (refused) onLanguage(refused);
  }, [refused]);
  return { language, onLanguage };
}
