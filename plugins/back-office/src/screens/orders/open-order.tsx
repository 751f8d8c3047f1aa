import { Button } from "@medusajs/ui";
import { orderNumber } from "@zakh/orders/contract";
import { Link, useSearchParams } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";

/** A link that opens an order beside the list of a screen, which keeps its filters. */
export function OpenOrder({ id, screen }: { id: number; screen: string }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  return (
    <Button asChild variant="secondary" className="h-11 px-5 text-sm md:h-8 md:px-3">
      <Link
        to={screenPath(screen, { ...Object.fromEntries(search), id: String(id) })}
        aria-label={t("orders.view.label", { number: orderNumber(id) })}
      >
        {t("orders.view")}
      </Link>
    </Button>
  );
}
