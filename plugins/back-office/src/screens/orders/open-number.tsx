import { type Order, orderNumber } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useTexts } from "../i18n/text";
import { useOrderAddress } from "./use-order-address";

/** The number of an order, which opens it. */
export function OpenNumber({ order, className = IN_TABLE }: { order: Order; className?: string }) {
  const { t } = useTexts();
  const to = useOrderAddress(order);
  return (
    <Link
      data-opens=""
      to={to}
      className={className}
      aria-label={t("orders.view.label", { number: orderNumber(order.id) })}
    >
      {orderNumber(order.id)}
    </Link>
  );
}

const IN_TABLE =
  "text-ui-fg-interactive hover:text-ui-fg-interactive-hover focus-visible:shadow-borders-focus inline-flex min-h-7 items-center whitespace-nowrap rounded font-medium tabular-nums underline underline-offset-2 outline-none";
