import { BellAlert } from "@medusajs/icons";
import { StatusBadge, Text } from "@medusajs/ui";
import { quantityText } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import type { RecallOrder } from "@zakh/recalls/contract";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useRecallOrders } from "../../resources/recalls";
import { CardList } from "../../ui/lists/card-list";
import { PagedList } from "../../ui/lists/paged-list";

const PAGE_SIZE = 20;

const MAIL_COLOR = { none: "grey", waiting: "orange", sent: "green", failed: "red" } as const;

interface RecallOrdersProps {
  number: string;
  page: number;
  onPage: (page: number) => void;
}

/** The orders that have a lot, with the phones of their buyers. */
export function RecallOrders({ number, page, onPage }: RecallOrdersProps) {
  const { t } = useTexts();
  const orders = useRecallOrders(number, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <PagedList
      query={orders}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      failed={t("recalls.failed")}
      total={(count) => t("recalls.total", { count })}
      narrowed={false}
      noMatch={t("recalls.nobody")}
      empty={{ icon: <BellAlert />, text: t("recalls.nobody") }}
    >
      {(rows, nothing) => (
        <CardList
          label={t("recalls.orders")}
          rows={rows}
          nothing={nothing}
          keyOf={({ orderId }) => orderId}
          card={(order) => <OrderCard order={order} />}
        />
      )}
    </PagedList>
  );
}

function OrderCard({ order }: { order: RecallOrder }) {
  const { t, language } = useTexts();
  const screenPath = useScreenPath();
  const { orderId, customerName, customerPhone, createdAt, isGone, hasMail, mail, lines } = order;
  return (
    <article aria-label={orderNumber(orderId)} className="flex flex-col gap-y-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={screenPath("orders", { id: String(orderId) })}
          className="text-ui-fg-interactive inline-flex min-h-11 items-center text-base font-medium md:min-h-0 md:text-sm"
        >
          {orderNumber(orderId)}
        </Link>
        <span className="flex flex-wrap gap-2">
          {!isGone && <StatusBadge color="orange">{t("recalls.here")}</StatusBadge>}
          {hasMail && isGone && <StatusBadge color={MAIL_COLOR[mail]}>{t(`recalls.mail.${mail}`)}</StatusBadge>}
          {!hasMail && <StatusBadge color="red">{t("recalls.noMail")}</StatusBadge>}
        </span>
      </div>
      <Text className="text-ui-fg-base break-words text-base md:text-sm">{customerName}</Text>
      {customerPhone !== "" && (
        <a
          href={`tel:${customerPhone}`}
          className="text-ui-fg-interactive inline-flex min-h-11 w-fit items-center text-base tabular-nums md:min-h-0 md:text-sm"
        >
          {customerPhone}
        </a>
      )}
      {lines.map((line) => (
        <Text key={`${line.name} ${line.quantity}`} className="text-ui-fg-subtle flex justify-between gap-x-3 text-sm">
          <span className="min-w-0 break-words">{localized(line, "name", language)}</span>
          <span className="shrink-0 tabular-nums">{quantityText(line.quantity, line.unit, language)}</span>
        </Text>
      ))}
      <Text className="text-ui-fg-muted text-sm tabular-nums">{dateTime(createdAt)}</Text>
    </article>
  );
}
