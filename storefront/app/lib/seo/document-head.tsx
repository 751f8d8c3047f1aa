import { sharedPicture, shownPicture } from "@zakh/kit/contract";
import { type UIMatch, useLocation, useMatches } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../data/shell-data";
import { alternateAddresses, canonicalPath, pageAddress } from "./page-address";
import type { PageHandle } from "./page-handle";
import { jsonLd } from "./structured-data";

/**
 * The query parameters of each page with a canonical address, by route. `vite.config.ts` fills it in from `app/pages.ts`, so that
 * browsers need not load the table.
 */
declare const PUBLIC_PAGES: { readonly [routeId: string]: readonly string[] | undefined };

/** The picture of shared pages without a picture of their own. */
const SHOP_PICTURE = { src: "/share.png", width: 1200, height: 630, type: "image/png" };

/** Title, description and sharing tags of the current page, in the current language. */
export function DocumentHead() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const { id = "", handle, loaderData: data }: Partial<UIMatch> = useMatches().at(-1) ?? {};
  const shell = useShellData();
  const siteName = shell?.siteName ?? "";
  const origin = shell?.origin ?? "";
  const about = (handle ?? {}) as PageHandle;
  const page = { t, data, language };
  const own = about.title?.(page);
  const title = own ? `${own} · ${siteName}` : siteName;
  const description = (about.description?.(page) ?? t("home.description")).replace(/\s+/g, " ").slice(0, 300);
  const image = shownPicture(about.image?.(page) ?? "");
  const head = (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
  const parameters = PUBLIC_PAGES[id];
  if (!parameters || !shell) {
    return (
      <>
        {head}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const path = canonicalPath(pathname, search, parameters);
  const address = pageAddress(origin, path, language);
  const shared = sharedPicture(image);
  // A picture of another site has no other sizes.
  const picture = shared ? { ...shared, type: "image/jpeg" } : image ? { src: image } : SHOP_PICTURE;
  return (
    <>
      {head}
      <link rel="canonical" href={address} />
      {alternateAddresses(origin, path).map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.address} />
      ))}
      <meta property="og:type" content={about.type ?? "website"} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      {/* Hydration keeps the server's: who reads it asks the server, and `Intl` is slow on phones. */}
      <meta
        property="og:locale"
        content={import.meta.env.SSR ? localeOf(language) : language}
        suppressHydrationWarning
      />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(picture.src, origin).href} />
      {"type" in picture ? (
        <>
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Rendered on the server only: hydration keeps the script, and leaving the page removes it. */}
      {"structured" in about ? (
        <script
          key={path}
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? jsonLd(about.structured?.({ ...page, shell, address })) : "",
          }}
        />
      ) : null}
    </>
  );
}

/** Such as `mn_MN`: the language where most who speak it live. */
function localeOf(language: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: on the server only.
  return `${language}_${new Intl.Locale(language).maximize().region}`;
}
