import { CONTENT_LANGUAGES, type ContentLanguage } from "@zakh/kit/contract";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/use-texts";
import { Tabs } from "../ui/tabs";

/** The languages of texts, with the suffixes of their fields: `name`, `nameRu`, `nameEn`. */
export const LANGUAGE_ENDINGS = CONTENT_LANGUAGES;
export type TextLanguage = ContentLanguage;

const TEXT_LANGUAGES = Object.keys(LANGUAGE_ENDINGS) as TextLanguage[];

/** The first language with an error in one of these texts, whose tab must be opened; `undefined` if there is none. */
export function refusedLanguage(errors: object, texts: readonly string[]): TextLanguage | undefined {
  return TEXT_LANGUAGES.find((language) => texts.some((text) => `${text}${LANGUAGE_ENDINGS[language]}` in errors));
}

interface LanguageTabsProps {
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  /** The fields of the chosen language. */
  children: ReactNode;
}

/** Tabs for fields in several languages. */
export function LanguageTabs({ language, onLanguage, children }: LanguageTabsProps) {
  const { t } = useTexts();
  return (
    <Tabs
      label={t("ownStore.product.languages")}
      tabs={TEXT_LANGUAGES.map((name) => ({ name, label: t(`language.${name}`) }))}
      current={language}
      onChoose={onLanguage}
    >
      <div key={language} lang={language} className="grid gap-2 pt-5">
        {children}
      </div>
    </Tabs>
  );
}
