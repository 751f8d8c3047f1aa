import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import type { PageHandle } from "../lib/seo/page-handle";
import { buttonLook } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

export const handle: PageHandle = { title: ({ t }) => t("offline.title") };

/**
 * The service worker shows it in place of a page that is not in its cache. It can be at any address and runs no script, so its links are
 * plain ones.
 */
export default function OfflinePage() {
  const { t } = useTexts();
  return (
    <main>
      <EmptyState
        level="page"
        icon="globe"
        title={t("offline.title")}
        text={t("offline.text")}
        className="min-h-dvh justify-center"
      >
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the current address, which is loaded again with its query */}
        <a href="" className={buttonLook("primary")}>
          {t("offline.again")}
        </a>
        <a href={paths.home} className={buttonLook("outline")}>
          {t("common.backHome")}
        </a>
        <a href={paths.cart} className={buttonLook("outline")}>
          {t("common.cart")}
        </a>
      </EmptyState>
    </main>
  );
}
