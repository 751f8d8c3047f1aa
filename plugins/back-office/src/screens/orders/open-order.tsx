import { Button } from "@medusajs/ui";
import { orderNumber } from "@zakh/orders/contract";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";

/** A link that opens an order beside the list of a screen, which keeps its filters. */
export function OpenOrder({ id, screen }: { id: number; screen: string }) {
  const { t } = useTexts();
  const { router } = useHost();
  const [search] = router.useSearchParams();
  const screenPath = useScreenPath();
  return (
    <Button asChild variant="secondary" className="h-11 px-5 text-sm md:h-8 md:px-3">
      <router.Link
        to={screenPath(screen, { ...Object.fromEntries(search), id: String(id) })}
        aria-label={t("orders.view.label", { number: orderNumber(id) })}
      >
        {t("orders.view")}
      </router.Link>
    </Button>
  );
}
