import { Plus } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";

/** Leads to the form of an order for a customer who calls. */
export function NewOrderLink({ className }: { className?: string }) {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  return (
    <Button asChild className={clx("h-11 px-4 text-base md:h-9 md:text-sm", className)}>
      <router.Link to={screenPath("orders/new")}>
        <Plus />
        {t("newOrder.title")}
      </router.Link>
    </Button>
  );
}
