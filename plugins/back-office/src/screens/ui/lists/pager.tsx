import { ChevronLeftMini, ChevronRightMini } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";

interface PagerProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Buttons to step through a list in pages; hidden for a single page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTexts();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 && page === 1) return null;
  const from = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <nav aria-label={t("pages.label")} className="flex flex-wrap items-center justify-between gap-2">
      <Button
        variant="secondary"
        className="h-11 px-4 text-sm md:h-9"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftMini />
        <span>{t("pages.previous")}</span>
      </Button>
      <Text className="text-ui-fg-subtle text-sm tabular-nums">
        {t("pages.range", { from, to: Math.min(total, page * pageSize), total })}
      </Text>
      <Button
        variant="secondary"
        className="h-11 px-4 text-sm md:h-9"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <span>{t("pages.next")}</span>
        <ChevronRightMini />
      </Button>
    </nav>
  );
}
