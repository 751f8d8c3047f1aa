import type { Language } from "@zakh/kit/contract";
import type { FooterSetting, NavigationItem } from "@zakh/site-settings/contract";
import { createContext, useContext } from "react";

/** What every page shows around its content; the same for everybody. */
export interface ShellData {
  siteName: string;
  logoUrl: string;
  /** Active items only; empty when there are none or they cannot be read. */
  navigation: Pick<NavigationItem, "id" | "title" | "titleRu" | "titleEn" | "url" | "order" | "parentId">[];
  footer: FooterSetting;
  /** Language that the document was rendered in. */
  language: Language;
  /** Files to ask for before any script runs. */
  preload: { catalogues: CatalogueFiles | undefined; fonts: string[] };
  /** Scheme, host and port that visitors use, without a slash at the end. */
  origin: string;
}

/** Built files of a language's texts: what every page says, and what the other screens say. */
export interface CatalogueFiles {
  everywhere: string;
  screens: string;
}

/** The root's data, as a context of its own: who asks the router for it is drawn again at every step from page to page. */
export const ShellDataContext = createContext<ShellData | undefined>(undefined);

/** `undefined` only while the root's loader itself has failed. */
export function useShellData(): ShellData | undefined {
  return useContext(ShellDataContext);
}
