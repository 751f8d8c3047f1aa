import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { Pair } from "./pair";

/** Whom the cash receipt of an order is for, and under which number it was issued. For use inside a `dl`. */
export function OrderCashReceipt({ order: { cashReceipt, status } }: { order: Order }) {
  const { t } = useTexts();
  if (!cashReceipt) return null;
  const { number, issuedNumber, issuedAt } = cashReceipt;
  return (
    <>
      <Pair name={t("receipt.name")}>
        <span className="figures">{number}</span>
        {!issuedNumber && !ORDER_STATUS[status]?.cancelled ? (
          <span className="block text-micro text-ink-soft">{t("receipt.waits")}</span>
        ) : null}
      </Pair>
      {issuedNumber && issuedAt ? (
        <Pair name={t("receipt.issued")} figures>
          <span>{issuedNumber}</span>
          <time dateTime={issuedAt} className="block text-micro text-ink-soft">
            {formatDate(issuedAt)}
          </time>
        </Pair>
      ) : null}
    </>
  );
}
