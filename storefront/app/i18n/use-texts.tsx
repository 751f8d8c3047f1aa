import type { i18n } from "i18next";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Catalogue } from "./catalogues";

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the shop: a misspelt key does not compile. */
export type TextKey = Paths<Catalogue>;

/** A text in the page's language, with the values that its placeholders name. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  i18n: i18n;
}

const ShopTexts = createContext<Texts | undefined>(undefined);

/** Listens for another language, and for more texts, once for all who use them. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [texts, setTexts] = useState(() => textsOf(i18n));
  useEffect(() => {
    const renew = () => setTexts(textsOf(i18n));
    i18n.on("languageChanged", renew);
    i18n.store.on("added", renew);
    return () => {
      i18n.off("languageChanged", renew);
      i18n.store.off("added", renew);
    };
  }, [i18n]);
  return <ShopTexts.Provider value={texts}>{children}</ShopTexts.Provider>;
}

/** A new object at every change, which is how React hears of it. */
function textsOf(i18n: i18n): Texts {
  // A page asks for the same words dozens of times, and i18next takes each text apart anew.
  const plain = new Map<TextKey, string>();
  const plainText = (key: TextKey) => {
    const text = plain.get(key) ?? i18n.t(key);
    plain.set(key, text);
    return text;
  };
  // A product's name must not be taken for a reference to another text.
  return { t: (key, values) => (values ? i18n.t(key, { ...values, nest: false }) : plainText(key)), i18n };
}

/** The shop's texts; whoever uses them is rendered again when the language changes. */
export function useTexts(): Texts {
  const texts = useContext(ShopTexts);
  if (!texts) throw new Error("Texts need a TextsProvider around them");
  return texts;
}
