import { Clock } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useSummary } from "../resources/summary";

/** How many orders were not paid in time, with a link to them (ruling 49). */
export function OverdueNotice() {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  const count = useSummary().data?.overdue ?? 0;
  if (count === 0) return null;
  return (
    <div className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3">
      <Clock className="size-5 shrink-0" />
      <Text className="min-w-0 flex-1 basis-52 text-base font-medium">{t("overdue.notice", { count })}</Text>
      <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
        <router.Link to={screenPath("orders", { overdue: "true", sort: "oldest" })}>
          {t("overdue.notice.open")}
        </router.Link>
      </Button>
    </div>
  );
}
