import type { Delivery } from "@zakh/delivery/contract";
import { type Language, textNames } from "@zakh/kit/contract";
import type { BusinessSetting, FooterSetting, NavigationItem } from "@zakh/site-settings/contract";
import { createContext, useContext } from "react";

/** What the menu needs of its items. */
export const MENU_FIELDS = [
  "id",
  ...textNames(["title"]),
  "url",
  "order",
  "parentId",
] as const satisfies (keyof NavigationItem)[];

/** What every page shows around its content; the same for everybody. */
export interface ShellData {
  siteName: string;
  logoUrl: string;
  /** Active items only; empty if there are none or they cannot be read. */
  navigation: Pick<NavigationItem, (typeof MENU_FIELDS)[number]>[];
  footer: FooterSetting;
  /** Who sells by law (ruling 70). */
  business: BusinessSetting;
  /** As of the rendering; `useDelivery` has the present one. `undefined` if it could not be read. */
  delivery: Delivery | undefined;
  /** When the document was rendered, ISO 8601. */
  rendered: string;
  /** Language that the document was rendered in. */
  language: Language;
  /** Files to preload before any script runs. */
  preload: { catalogue: string | undefined; fonts: string[] };
  /** Scheme, host and port that visitors use, without a slash at the end. */
  origin: string;
}

/** The root's data as a context: components that read it from the router would render again at every navigation. */
export const ShellDataContext = createContext<ShellData | undefined>(undefined);

/** `undefined` only if the root's loader has failed. */
export function useShellData(): ShellData | undefined {
  return useContext(ShellDataContext);
}
