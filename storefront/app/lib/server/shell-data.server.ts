import type { Delivery } from "@zakh/delivery/contract";
import { type Language, type SinceVersion, shownPicture } from "@zakh/kit/contract";
import {
  type BusinessSetting,
  type FooterSetting,
  type LogoSetting,
  type NavigationItem,
  SETTING_FALLBACKS,
  type SiteNameSetting,
} from "@zakh/site-settings/contract";
import type { AppLoadContext } from "react-router";
import onestCommon from "../../fonts/onest-common.woff2?url&no-inline";
import onestCyrillic from "../../fonts/onest-cyrillic.woff2?url&no-inline";
import onestLatin from "../../fonts/onest-latin.woff2?url&no-inline";
import onestMongolian from "../../fonts/onest-mongolian.woff2?url&no-inline";
import oswaldCommon from "../../fonts/oswald-common.woff2?url&no-inline";
import oswaldCyrillic from "../../fonts/oswald-cyrillic.woff2?url&no-inline";
import oswaldLatin from "../../fonts/oswald-latin.woff2?url&no-inline";
import oswaldMongolian from "../../fonts/oswald-mongolian.woff2?url&no-inline";
import { pick } from "../data/pick";
import { MENU_FIELDS, type ShellData } from "../data/shell-data";
import { readCommerceOr } from "./commerce.server";
import { publicOrigin } from "./public-origin.server";

const CYRILLIC = [onestCyrillic, onestCommon, oswaldCyrillic, oswaldCommon];

/** The fonts that a first screen in the language certainly needs; the browser loads others when a text needs them. */
const FONTS: Record<Language, string[]> = {
  mn: [...CYRILLIC, onestMongolian, oswaldMongolian],
  ru: CYRILLIC,
  en: [onestLatin, onestCommon, oswaldLatin, oswaldCommon],
  ko: [oswaldCommon],
};

/**
 * Reads what surrounds every page, with fallbacks for reads that fail (spec §8). `requestOrigin` is used if the shop has no public URL.
 */
export async function readShell(
  language: Language,
  requestOrigin: string,
  context: AppLoadContext,
): Promise<ShellData> {
  const [siteName, logo, navigation, delivery, footer, business] = await Promise.all([
    readCommerceOr<SiteNameSetting>(context, "/api/settings/site-name", SETTING_FALLBACKS.siteName),
    readCommerceOr<LogoSetting>(context, "/api/settings/logo", SETTING_FALLBACKS.logo),
    readCommerceOr<NavigationItem[]>(context, "/api/navigation", []),
    readCommerceOr<Delivery | undefined>(context, "/api/delivery", undefined),
    readCommerceOr<SinceVersion<FooterSetting>>(context, "/api/settings/footer", {
      ...SETTING_FALLBACKS.footer,
      quickLinks: [],
    }),
    readCommerceOr<SinceVersion<BusinessSetting>>(context, "/api/settings/business", SETTING_FALLBACKS.business),
  ]);
  // The version is for forms only.
  const { version: _, ...shownFooter } = footer;
  const { version: __, ...shownBusiness } = business;
  return {
    siteName: siteName.siteName.trim() || SETTING_FALLBACKS.siteName.siteName,
    logoUrl: shownPicture(logo.logoUrl) || SETTING_FALLBACKS.logo.logoUrl,
    navigation: navigation
      .filter((item) => item.isActive)
      .sort((a, b) => a.order - b.order)
      .map((item) => pick(item, MENU_FIELDS)),
    footer: { ...shownFooter, logoUrl: shownPicture(footer.logoUrl) },
    business: shownBusiness,
    delivery,
    rendered: new Date().toISOString(),
    language,
    preload: { catalogue: context.catalogues[language], fonts: FONTS[language] },
    origin: publicOrigin(requestOrigin, context),
  };
}
