import i18next from "i18next";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../contract/languages";
import { dayText, seoulDay } from "../contract/seoul-time";
import { paramFormatter, type TextParam } from "../contract/text-param";

export type ErrorCatalogue = Record<Language, Record<string, string>>;

export interface ErrorTexts {
  /** The text of a code; the general error text where the code has none. */
  text(language: Language, code: string, params?: Record<string, TextParam>): string;
}

/** Formats numbers by the reader's language, and a day (yyyy-MM-dd) that stands as `{{name, day}}` in the text. */
const formatter = {
  ...paramFormatter,
  format: (value: unknown, format?: string, language?: string) =>
    format === "day" && typeof value === "string"
      ? dayText(value, (language ?? DEFAULT_LANGUAGE) as Language, seoulDay(new Date()))
      : paramFormatter.format(value, format, language),
};

/** Merges the plugins' catalogues. Throws when two plugins use one code with different texts. */
export function createErrorTexts(catalogues: ErrorCatalogue[]): ErrorTexts {
  const translations = i18next.createInstance();
  const resources = Object.fromEntries(LANGUAGES.map((language) => [language, { errors: join(catalogues, language) }]));
  translations.use(formatter).init({
    resources,
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: ["errors"],
    defaultNS: "errors",
    keySeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  return {
    text(language, code, params = {}) {
      const known = translations.exists(code, { lng: language }) ? code : "server_error";
      return translations.t(known, { lng: language, ...params });
    },
  };
}

function join(catalogues: ErrorCatalogue[], language: Language): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const catalogue of catalogues) {
    for (const [code, text] of Object.entries(catalogue[language])) {
      if (code in joined) throw new Error(`Two plugins define the error code "${code}"`);
      joined[code] = text;
    }
  }
  return joined;
}
