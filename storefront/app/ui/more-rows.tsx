import { useTexts } from "../i18n/use-texts";
import { PAGE_SIZE, type PagedList } from "../lib/data/paged-list";
import { Button } from "./button";
import { Notice } from "./notice";

/** Under a paged list: a button for the next page, its error, or the number of rows when all are loaded. */
export function MoreRows({ list }: { list: PagedList<unknown> }) {
  const { t } = useTexts();
  const { rows = [], total, hasMore, isLoadingMore, moreFailed, loadMore } = list;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {moreFailed && !isLoadingMore ? (
        <Notice tone="wrong" title={t("list.failed")}>
          {t("common.tryAgain")}
        </Notice>
      ) : null}
      {hasMore ? (
        <Button look="outline" busy={isLoadingMore} onClick={loadMore} className="max-sm:w-full">
          {isLoadingMore ? t("common.loading") : moreFailed ? t("common.retry") : t("list.more")}
        </Button>
      ) : null}
      {hasMore || rows.length > PAGE_SIZE ? (
        <p role="status" className="text-small text-ink-faint">
          {hasMore ? t("list.shown", { shown: rows.length, total }) : t("list.all", { total })}
        </p>
      ) : null}
    </div>
  );
}
