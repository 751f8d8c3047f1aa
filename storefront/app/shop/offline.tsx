import { useTexts } from "../i18n/use-texts";
import type { PageHandle } from "../lib/seo/page-handle";
import { paths } from "../lib/routing/paths";
import { Button, buttonLook } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

export const handle: PageHandle = { title: ({ t }) => t("offline.title") };

/**
 * Shown by the service worker in place of a page that it has not kept. It stands at any address and runs no script, so its
 * links are plain ones.
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
        {/* Sent to the address that it stands at: the page is asked for again. */}
        <form>
          <Button type="submit">{t("offline.again")}</Button>
        </form>
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
