import type { Language } from "@zakh/kit/contract";
import type { FooterSetting, NavigationItem } from "@zakh/site-settings/contract";
import { useRouteLoaderData } from "react-router";

/** What every page shows around its content; the same for everybody. */
export interface ShellData {
  siteName: string;
  logoUrl: string;
  /** Active items only; empty when there are none or they cannot be read. */
  navigation: Pick<NavigationItem, "id" | "title" | "url" | "order" | "parentId">[];
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

/** The root's data; `undefined` only while its loader itself has failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>("root");
}
