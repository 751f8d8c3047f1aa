import {
  ArrowUturnLeft,
  BuildingStorefront,
  ChatBubbleLeftRight,
  CheckCircle,
  Clock,
  CreditCard,
  Lifebuoy,
  ListBullet,
  ListCheckbox,
  Receipt,
  Tag,
  TruckFast,
} from "@medusajs/icons";
import { Container, clx, Heading } from "@medusajs/ui";
import { LOW_STOCK_TIMES } from "@zakh/catalog/contract";
import { numberText } from "@zakh/kit/contract";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import type { TextKey } from "../../i18n/catalogues";
import { useTexts } from "../../i18n/text";
import { useOpenClaimCount } from "../../resources/claims";
import { type Count, countOf } from "../../resources/count";
import { AWAITING_PAYMENT } from "../../resources/orders";
import { usePendingOrders } from "../../resources/pending-orders";
import { useProductCount } from "../../resources/products";
import { useOpenReviewCount } from "../../resources/reviews";
import { useWaitingLineCount } from "../../resources/statements";
import { useStoreCount, useWaitingStoreCount } from "../../resources/stores";
import { useSummary } from "../../resources/summary";
import { won } from "../../ui/money";
import { Blank } from "../../ui/screen-state";

/** One kind of work: how many of it wait, and the screen where it is done. */
interface Work {
  title: TextKey;
  /** A second, smaller line. */
  more?: string;
  Icon: ComponentType<{ className?: string }>;
  count: Count;
  screen: string;
  filters?: Record<string, string>;
  /** Whether it should have been done before. */
  late?: boolean;
}

/**
 * What waits for the owner, in the order of the day, each one tap from where it is done. Every row stays where it is, also with nothing
 * to do, so that none moves under a finger.
 */
export function Today() {
  const { t } = useTexts();
  const work = useWork();
  return (
    <section className="flex flex-col gap-y-3" aria-labelledby="today">
      <Heading level="h2" id="today" className="text-lg font-semibold">
        {t("today.title")}
      </Heading>
      <Container className="overflow-hidden p-0">
        <ul className="grid md:grid-cols-2">
          {work.map((each) => (
            <WorkRow key={each.title} {...each} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function useWork(): Work[] {
  const { t } = useTexts();
  const summary = useSummary();
  const { data } = summary;
  const pending = usePendingOrders();
  const transfers = useWaitingLineCount();
  const stores = useWaitingStoreCount();
  const storeChanges = useStoreCount({ task: "changes" });
  const storesMissing = useStoreCount({ task: "missing" });
  const claims = useOpenClaimCount();
  const reviews = useOpenReviewCount();
  const runningOut = useProductCount({ low: "true" });
  const untraced = useProductCount({ missing: "traceNumber" });
  const missing = useProductCount({ missing: "any" });
  const { status, sort } = AWAITING_PAYMENT;
  return [
    {
      title: "today.confirm",
      Icon: CheckCircle,
      count: pending,
      screen: "orders",
      filters: { status, sort },
    },
    { title: "today.transfers", Icon: CreditCard, count: transfers, screen: "transfers" },
    {
      title: "today.pack",
      Icon: ListCheckbox,
      count: countOf(summary, ({ toPack }) => toPack),
      screen: "picking",
    },
    {
      title: "today.send",
      Icon: TruckFast,
      count: countOf(summary, ({ toSend }) => toSend),
      screen: "sending",
    },
    {
      title: "today.onTheWay",
      Icon: TruckFast,
      count: countOf(summary, ({ onTheWay }) => onTheWay),
      screen: "orders",
      filters: { onTheWay: "true", sort },
    },
    {
      title: "today.return",
      more: data && data.returns > 0 ? won(data.returnsTotal) : undefined,
      Icon: ArrowUturnLeft,
      count: countOf(summary, ({ returns }) => returns),
      screen: "returns",
      late: true,
    },
    {
      title: "today.overdue",
      Icon: Clock,
      count: countOf(summary, ({ overdue }) => overdue),
      screen: "orders",
      filters: { overdue: "true", sort },
      late: true,
    },
    {
      title: "today.receipts",
      Icon: Receipt,
      count: countOf(summary, ({ cashReceipts }) => cashReceipts),
      screen: "cash-receipts",
    },
    {
      title: "today.stores",
      Icon: BuildingStorefront,
      count: stores,
      screen: "stores",
      filters: { standing: "waiting" },
    },
    {
      title: "today.storeChanges",
      Icon: BuildingStorefront,
      count: storeChanges,
      screen: "stores",
      filters: { task: "changes" },
    },
    {
      title: "today.storesMissing",
      Icon: BuildingStorefront,
      count: storesMissing,
      screen: "stores",
      filters: { task: "missing" },
    },
    {
      title: "today.claims",
      Icon: Lifebuoy,
      count: claims,
      screen: "claims",
      filters: { status: "open" },
      late: true,
    },
    {
      title: "today.reviews",
      Icon: ChatBubbleLeftRight,
      count: reviews,
      screen: "reviews",
      filters: { status: "open" },
    },
    {
      title: "today.low",
      more: t("today.low.more", { times: LOW_STOCK_TIMES }),
      Icon: Tag,
      count: runningOut,
      screen: "products",
      filters: { low: "true" },
    },
    {
      title: "today.noTrace",
      Icon: Tag,
      count: untraced,
      screen: "products",
      filters: { missing: "traceNumber" },
      late: true,
    },
    { title: "today.missing", Icon: ListBullet, count: missing, screen: "products", filters: { missing: "any" } },
  ];
}

function WorkRow({ title, more, Icon, count, screen, filters, late = false }: Work) {
  const { t, language } = useTexts();
  const screenPath = useScreenPath();
  const waits = typeof count === "number" && count > 0;
  return (
    <li className="border-ui-border-base -mb-px border-b md:-mr-px md:border-r">
      <Link
        to={screenPath(screen, filters)}
        className="hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus flex h-full min-h-12 items-center gap-x-3 px-4 py-1.5 outline-none"
      >
        <Icon className={clx("size-5 shrink-0", waits ? "text-ui-fg-base" : "text-ui-fg-muted")} />
        <span className="min-w-0 flex-1">
          <span
            className={clx(
              "block break-words text-base leading-tight md:text-sm",
              waits ? "text-ui-fg-base font-medium" : "text-ui-fg-subtle",
            )}
          >
            {t(title)}
          </span>
          {more && <span className="text-ui-fg-subtle block break-words text-xs">{more}</span>}
        </span>
        {count === undefined ? (
          <Blank className="h-7 w-8 shrink-0" />
        ) : (
          <span
            className={clx(
              "min-w-8 shrink-0 rounded-full px-2 text-center text-sm font-semibold leading-7 tabular-nums",
              {
                "text-ui-fg-subtle": !waits,
                "bg-ui-tag-orange-bg text-ui-tag-orange-text": waits && late,
                "bg-ui-tag-blue-bg text-ui-tag-blue-text": waits && !late,
              },
            )}
          >
            {count === null ? (
              <>
                <span aria-hidden>–</span>
                <span className="sr-only">{t("today.unread")}</span>
              </>
            ) : (
              numberText(count, language)
            )}
          </span>
        )}
      </Link>
    </li>
  );
}
