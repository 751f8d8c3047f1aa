import { DEFAULT_LANGUAGE, type Language, numberFormatter } from "@zakh/kit/contract";
import { createInstance } from "i18next";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { CATALOGUES, type Catalogue, type FormErrorCode, type TextKey } from "./catalogues";

type Params = Record<string, string | number>;

export interface Texts {
  language: Language;
  /** A text in the reader's language; `count` chooses the plural form. */
  t(key: TextKey, params?: Params): string;
  /** The text of an error code, as the server would say it. */
  errorText(code: FormErrorCode | (string & {}), params?: Params): string;
}

/** i18next of the back office's own: the hosts have other catalogues, and Medusa's dashboard another i18next. */
export async function createTexts(language: Language, { texts, errors }: Catalogue): Promise<Texts> {
  const i18n = createInstance();
  await i18n.use(numberFormatter).init({
    lng: language,
    resources: { [language]: { texts, errors } },
    ns: ["texts", "errors"],
    defaultNS: "texts",
    // Keys and codes are flat: a dot or a colon in them means nothing.
    keySeparator: false,
    nsSeparator: false,
    // React escapes already.
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
  /** What stands in while the catalogue is on its way. */
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

  // On a change of language the old texts stay until the new ones are there.
  return texts ? <TextContext.Provider value={texts}>{children}</TextContext.Provider> : fallback;
}

export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error("A back office screen needs a BackOfficeProvider around it");
  return texts;
}
