import { useMatches } from "react-router";
import { useTexts } from "../i18n/use-texts";
import type { PageHandle } from "./page-handle";
import { useShellData } from "./shell-data";

/** Title, description and sharing tags of the current page, in the page's language even after it is switched. */
export function DocumentHead() {
  const { t, i18n } = useTexts();
  const matches = useMatches();
  const siteName = useShellData()?.siteName ?? "";
  const match = matches.at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const page = { t, data: match?.loaderData, language: i18n.language };
  const own = handle.title?.(page);
  const title = own ? `${own} · ${siteName}` : siteName;
  const description = handle.description?.(page) ?? t("home.description");
  const image = handle.image?.({ data: match?.loaderData });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {handle.unlisted ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image ? <meta property="og:image" content={image} /> : null}
    </>
  );
}
