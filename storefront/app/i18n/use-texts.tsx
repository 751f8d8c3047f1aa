import type { i18n } from "i18next";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Catalogue, LaterCatalogue } from "./catalogues";

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** The key of a text; a misspelt key does not compile. */
export type TextKey = Paths<Catalogue> | Paths<LaterCatalogue>;

/** A text in the page's language, with the values of its placeholders. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  i18n: i18n;
}

const ShopTexts = createContext<Texts | undefined>(undefined);

/** Listens once, for all components, to a change of language and to added texts. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [texts, setTexts] = useState(() => textsOf(i18n));
  useEffect(() => {
    const update = () => setTexts(textsOf(i18n));
    i18n.on("languageChanged", update);
    i18n.store.on("added", update);
    return () => {
      i18n.off("languageChanged", update);
      i18n.store.off("added", update);
    };
  }, [i18n]);
  return <ShopTexts.Provider value={texts}>{children}</ShopTexts.Provider>;
}

/** A new object at every change, so that React renders again. */
function textsOf(i18n: i18n): Texts {
  // Cached, because a page uses the same text many times and i18next parses it each time.
  const plain = new Map<TextKey, string>();
  const plainText = (key: TextKey) => {
    const text = plain.get(key) ?? i18n.t(key);
    plain.set(key, text);
    return text;
  };
  // `nest: false`: a product's name must not be read as a reference to another text.
  return { t: (key, values) => (values ? i18n.t(key, { ...values, nest: false }) : plainText(key)), i18n };
}

/** The shop's texts; the component renders again when the language changes. */
export function useTexts(): Texts {
  const texts = useContext(ShopTexts);
  if (!texts) throw new Error("Texts need a TextsProvider around them");
  return texts;
}
