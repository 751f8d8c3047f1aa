import { ArrowUturnLeft } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { useSummary } from "../resources/summary";

/** How many orders have money that waits to go back, and how much, with a link to them (ruling 48). */
export function ReturnsNotice() {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  const { returns: count = 0, returnsTotal = 0 } = useSummary().data ?? {};
  if (count === 0) return null;
  return (
    <div className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3">
      <ArrowUturnLeft className="size-5 shrink-0" />
      <Text className="min-w-0 flex-1 basis-52 text-base font-medium">
        {t("returns.notice", { count, amount: won(returnsTotal) })}
      </Text>
      <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
        <router.Link to={screenPath("returns")}>{t("overdue.notice.open")}</router.Link>
      </Button>
    </div>
  );
}
