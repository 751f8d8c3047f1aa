import { Button } from "@medusajs/ui";
import { BUYERS_MAX, type MonthReport } from "@zakh/bookkeeping/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { CallButton } from "../../ui/call-button";
import { won } from "../../ui/money";

/** Rows that are shown at first. */
const FIRST = 10;

type Buyer = Omit<MonthReport["customers"][number], "quantities">;

interface BuyerListProps<Row extends Buyer> {
  buyers: readonly Row[];
  /** What else is told of each. */
  note: (buyer: Row) => string;
}

/** Customers with what they bought, each called by one tap; the name leads to the orders. */
export function BuyerList<Row extends Buyer>({ buyers, note }: BuyerListProps<Row>) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const [all, setAll] = useState(false);
  const shown = all ? buyers : buyers.slice(0, FIRST);
  return (
    <>
      <ul className="divide-ui-border-base grid grid-cols-1 divide-y">
        {shown.map((buyer) => (
          <li key={buyer.id} className="flex min-h-14 items-center gap-x-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-x-3 text-base md:text-sm">
                <Link
                  to={screenPath("orders", { search: buyer.phone })}
                  className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover min-w-0 break-words py-1 font-medium underline"
                >
                  {buyer.name}
                </Link>
                <span className="text-ui-fg-base shrink-0 tabular-nums">{won(buyer.sold)}</span>
              </span>
              <span className="text-ui-fg-subtle block text-sm tabular-nums">
                {/* Two people may have one name. */}
                {buyer.phone && <span className="whitespace-nowrap">{`${buyer.phone} · `}</span>}
                <span>
                  {t("month.customer.note", { orders: t("orders.count", { count: buyer.orders }), note: note(buyer) })}
                </span>
              </span>
            </span>
            <CallButton
              phone={buyer.phone}
              label={t("month.call", { name: buyer.name })}
              className="size-11 shrink-0 md:size-9"
            />
          </li>
        ))}
      </ul>
      {buyers.length > shown.length && (
        <Button variant="secondary" className="mt-4 h-11 w-full text-sm md:h-9" onClick={() => setAll(true)}>
          {buyers.length < BUYERS_MAX
            ? t("list.all", { count: buyers.length })
            : t("month.buyers.first", { shown: buyers.length })}
        </Button>
      )}
    </>
  );
}
