import { textNames } from "@zakh/kit/contract";
import type { TextKey } from "../../i18n/catalogues";

/** Tabs of the footer's form (spec §2 Footer), with their fields. */
export const FOOTER_TABS = {
  general: ["companyName", "picture", ...textNames(["description", "copyrightText"])],
  contact: [...textNames(["address"]), "phone", "email"],
  social: ["socialLinks"],
  links: ["quickLinks"],
} as const;

export type FooterTab = keyof typeof FOOTER_TABS;

export const TAB_NAMES: readonly FooterTab[] = ["general", "contact", "social", "links"];

export const TAB_TITLES = {
  general: "footerSettings.tab.general",
  contact: "footerSettings.tab.contact",
  social: "footerSettings.tab.social",
  links: "footerSettings.tab.links",
} as const satisfies Record<FooterTab, TextKey>;

/** The tabs with invalid fields, in order. */
export function faultyTabs(errors: Partial<Record<string, unknown>>): FooterTab[] {
  return TAB_NAMES.filter((tab) => FOOTER_TABS[tab].some((field) => errors[field] !== undefined));
}
