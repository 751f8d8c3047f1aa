import onestCyrillicExt from "@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url";
import onestCyrillic from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url";
import onestLatin from "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url";
import oswaldCyrillicExt from "@fontsource-variable/oswald/files/oswald-cyrillic-ext-wght-normal.woff2?url";
import oswaldCyrillic from "@fontsource-variable/oswald/files/oswald-cyrillic-wght-normal.woff2?url";
import oswaldLatin from "@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url";
import type { Language } from "@zakh/kit/contract";
import {
  type FooterSetting,
  type LogoSetting,
  type NavigationItem,
  SETTING_FALLBACKS,
  type SiteNameSetting,
} from "@zakh/site-settings/contract";
import type { AppLoadContext } from "react-router";
import { readCommerceOr } from "./commerce.server";
import { publicOrigin } from "./public-origin.server";
import type { ShellData } from "./shell-data";

/** The subsets that a first screen in the language surely needs; the others come when a letter asks for them. */
const FONTS: Record<Language, string[]> = {
  mn: [onestCyrillic, onestCyrillicExt, oswaldCyrillic, oswaldCyrillicExt, oswaldLatin],
  ru: [onestCyrillic, oswaldCyrillic, oswaldLatin],
  en: [onestLatin, oswaldLatin],
  ko: [oswaldLatin],
};

/**
 * Reads what surrounds every page, with the shop's fallbacks where a read fails (spec §8).
 *
 * `asked` is the origin that the request came to.
 */
export async function readShell(language: Language, asked: string, context: AppLoadContext): Promise<ShellData> {
  const [siteName, logo, navigation, footer] = await Promise.all([
    readCommerceOr<SiteNameSetting>("/api/settings/site-name", SETTING_FALLBACKS.siteName),
    readCommerceOr<LogoSetting>("/api/settings/logo", SETTING_FALLBACKS.logo),
    readCommerceOr<NavigationItem[]>("/api/navigation", []),
    readCommerceOr<FooterSetting>("/api/settings/footer", { ...SETTING_FALLBACKS.footer, quickLinks: [] }),
  ]);
  return {
    siteName: siteName.siteName.trim() || SETTING_FALLBACKS.siteName.siteName,
    logoUrl: logo.logoUrl || SETTING_FALLBACKS.logo.logoUrl,
    navigation: navigation
      .filter((item) => item.isActive)
      .sort((a, b) => a.order - b.order)
      .map(({ id, title, url, order, parentId }) => ({ id, title, url, order, parentId })),
    footer,
    language,
    preload: { catalogues: context.catalogues[language], fonts: FONTS[language] },
    origin: publicOrigin(asked, context),
  };
}
