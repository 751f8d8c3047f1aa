import { DEFAULT_LANGUAGE, type Language, numberFormatter } from "@zakh/kit/contract";
import { createInstance } from "i18next";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { CATALOGUES, type Catalogue, type FormErrorCode, type TextKey } from "./catalogues";

type Params = Record<string, string | number>;

export interface Texts {
  language: Language;
  /** A text in the user's language; `count` selects the plural form. */
  t(key: TextKey, params?: Params): string;
  /** The text of an error code, as in the server's answers. */
  errorText(code: FormErrorCode | (string & {}), params?: Params): string;
}

/**
 * The back office's own i18next instance, because the hosts have other catalogues, and Medusa's dashboard has its own
 * i18next.
 */
export async function createTexts(language: Language, { texts, errors }: Catalogue): Promise<Texts> {
  const i18n = createInstance();
  await i18n.use(numberFormatter).init({
    lng: language,
    resources: { [language]: { texts, errors } },
    ns: ["texts", "errors"],
    defaultNS: "texts",
    // Keys and codes are flat: dots and colons in them have no meaning.
    keySeparator: false,
    nsSeparator: false,
    // React escapes values.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return {
    language,
    t: (key, params) => i18n.t(key, params ?? {}),
    errorText: (code, params) => i18n.t(code, { ...params, ns: "errors" }),
  };
}

const TextContext = createContext<Texts | undefined>(undefined);

interface TextProviderProps {
  language: Language | undefined;
  /** Shown while the catalogue is loading. */
  fallback: ReactNode;
  children: ReactNode;
}

export function TextProvider({ language = DEFAULT_LANGUAGE, fallback, children }: TextProviderProps) {
  const [texts, setTexts] = useState<Texts>();

  useEffect(() => {
    let wanted = true;
    CATALOGUES[language]()
      .then((catalogue) => createTexts(language, catalogue))
      .then((loaded) => {
        if (wanted) setTexts(loaded);
      });
    return () => {
      wanted = false;
    };
  }, [language]);

  // When the language changes, the old texts stay until the new ones are loaded.
  return texts ? <TextContext.Provider value={texts}>{children}</TextContext.Provider> : fallback;
}

export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error("A back office screen needs a BackOfficeProvider around it");
  return texts;
}
