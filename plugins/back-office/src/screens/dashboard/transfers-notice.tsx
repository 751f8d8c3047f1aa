import { CreditCard } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useWaitingLineCount } from "../resources/statements";

/** How many transfers wait for a decision, with a link to them. */
export function TransfersNotice() {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  const count = useWaitingLineCount();
  if (count === 0) return null;
  return (
    <div className="border-ui-tag-blue-border bg-ui-tag-blue-bg text-ui-tag-blue-text flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3">
      <CreditCard className="size-5 shrink-0" />
      <Text className="min-w-0 flex-1 basis-52 text-base font-medium">{t("transfers.notice", { count })}</Text>
      <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
        <router.Link to={screenPath("transfers")}>{t("transfers.notice.open")}</router.Link>
      </Button>
    </div>
  );
}
