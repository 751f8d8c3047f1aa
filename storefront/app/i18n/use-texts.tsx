import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import type { Catalogue } from "./catalogues";

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the shop: a misspelt key does not compile. */
export type TextKey = Paths<Catalogue>;

/** A text in the page's language, with the values that its placeholders name. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** The shop's texts; whoever uses them is rendered again when the language changes. */
export function useTexts(): { t: Translate; i18n: i18n } {
  const { t, i18n } = useTranslation();
  return { t, i18n };
}
