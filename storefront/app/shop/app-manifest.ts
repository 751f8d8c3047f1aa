import { BANK_FILE_TYPES, SHARE_ADDRESS, SHARED_FIELD } from "@zakh/back-office/screens/shared-file";
import { COLORS } from "@zakh/kit/contract";
import { SETTING_FALLBACKS, type SiteNameSetting } from "@zakh/site-settings/contract";
import { CATALOGUES } from "../i18n/catalogues.server";
import { requestLanguage } from "../i18n/language-cookie";
import { paths } from "../lib/routing/paths";
import { readCommerceOr } from "../lib/server/commerce.server";
import type { Route } from "./+types/app-manifest";

const SHORTCUT_ICONS = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];

/** The web app manifest, with the current name of the shop. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteName } = await readCommerceOr<SiteNameSetting>(
    context,
    "/api/settings/site-name",
    SETTING_FALLBACKS.siteName,
  );
  const manifest = {
    id: "/",
    name: siteName,
    short_name: siteName.slice(0, 12),
    description: CATALOGUES[language].home.description,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: COLORS.oxblood.DEFAULT,
    background_color: COLORS.tallow,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    /** By a long press on the icon: one's own orders, and a store owner's day. */
    shortcuts: [
      { name: CATALOGUES[language].myPage.title, url: paths.myPage, icons: SHORTCUT_ICONS },
      { name: CATALOGUES[language].ownStore.link, url: paths.storeDashboard, icons: SHORTCUT_ICONS },
    ],
    /** The bank's app or the file manager gives its file to the back office; the service worker keeps it. */
    share_target: {
      action: SHARE_ADDRESS,
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: SHARED_FIELD, accept: BANK_FILE_TYPES }] },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      // The name may change at any time.
      "Cache-Control": "no-cache",
      Vary: "Cookie",
    },
  });
}
