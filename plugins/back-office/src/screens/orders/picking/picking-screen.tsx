import { CheckCircle } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { quantitiesOf, quantitiesText, UNITS } from "@zakh/catalog/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { anyText, readListAddress } from "../../ui/lists/list-address";
import { useListAddress } from "../../ui/lists/use-list-address";
import { Blank, EmptyState, LoadError } from "../../ui/screen-state";
import { PackingSlips } from "../packing-slips";
import { CutList } from "./cut-list";
import { DayChoice, useDayText } from "./day-choice";
import { OrderPacks } from "./order-packs";
import { daysOf, type PickedDay, type PickedOrder } from "./picking-list";
import { type Ticks, usePicking } from "./use-picking";

interface PickingFilters {
  /** Key of a day (`daysOf`); "" is every day. */
  day: string;
}

const FILTERS = { day: anyText };
const readPickingAddress = (search: URLSearchParams) => readListAddress<PickingFilters>(search, FILTERS);

/**
 * What is to be packed, which is what is to be sent and what is picked up: first by product, then by order and by day. It works without a
 * connection, from what the phone has kept.
 */
export default function PickingScreen() {
  const { t } = useTexts();
  const { query, orders, staleSince, ticks } = usePicking();
  const { filters, changeFilters } = useListAddress(readPickingAddress);
  if (!orders) {
    return (
      <Container className="p-0">
        {query.isError ? (
          <LoadError title={t("orders.failed")} error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <div className="flex flex-col gap-y-4 p-4" aria-busy>
            <Blank className="h-10 w-full" />
            <Blank className="h-10 w-full" />
            <Blank className="h-10 w-full" />
          </div>
        )}
      </Container>
    );
  }
  const days = daysOf(orders);
  const day = days.some(({ key }) => key === filters.day) ? filters.day : "";
  const shown = day === "" ? days : days.filter(({ key }) => key === day);
  const shownOrders = shown.flatMap(({ orders }) => orders);
  const ids = new Set(shownOrders.map(({ id }) => id));
  const printed = query.data?.rows.filter(({ id }) => ids.has(id)) ?? [];
  return (
    <div className="flex flex-col gap-y-5">
      {staleSince !== null && (
        <Text role="status" className="bg-ui-tag-orange-bg text-ui-tag-orange-text rounded-lg px-4 py-3 text-sm">
          {t("picking.stale", { time: dateTime(staleSince) })}
        </Text>
      )}
      {query.data && query.data.total > orders.length && (
        <Text className="text-ui-fg-subtle text-sm">
          {t("picking.more", { shown: orders.length, total: query.data.total })}
        </Text>
      )}
      {orders.length === 0 ? (
        <Container className="p-0">
          <EmptyState icon={<CheckCircle />}>{t("picking.empty")}</EmptyState>
        </Container>
      ) : (
        <>
          <DayChoice days={days} chosen={day} onChoose={(day) => changeFilters((now) => ({ ...now, day }))} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Totals orders={shownOrders} ticks={ticks} />
            {printed.length > 0 && <PackingSlips orders={printed} label={t("picking.slips")} />}
          </div>
          <Halves />
          <CutList orders={shownOrders} ticks={ticks} />
          <section
            id="picking-orders"
            className="flex scroll-mt-14 flex-col gap-y-5"
            aria-label={t("picking.orders")}
            data-weights=""
          >
            {shown.map((one) => (
              <DayOfOrders key={one.key} picked={one} ticks={ticks} />
            ))}
          </section>
        </>
      )}
    </div>
  );
}

function Totals({ orders, ticks }: { orders: readonly PickedOrder[]; ticks: Ticks }) {
  const { t, language } = useTexts();
  const packs = orders.flatMap((order) => order.packs);
  const weighed = packs.filter(({ unit }) => UNITS[unit].isWeighed);
  return (
    <div>
      <Text className="text-ui-fg-base text-base font-semibold">
        {t("picking.total", {
          orders: orders.length,
          quantities: quantitiesText(quantitiesOf(packs), language),
          count: packs.length,
        })}
      </Text>
      <Text role="status" className="text-ui-fg-subtle text-sm">
        {[
          t("picking.picked", { picked: packs.filter(ticks.has).length, count: packs.length }),
          ...(weighed.length > 0
            ? [
                t("picking.weighed", {
                  weighed: weighed.filter(({ packed }) => packed !== null).length,
                  all: weighed.length,
                }),
              ]
            : []),
        ].join(" · ")}
      </Text>
      {weighed.length > 0 && orders.some(({ isPaid }) => isPaid) && (
        <Text className="text-ui-fg-subtle text-sm">{t("weight.grams")}</Text>
      )}
    </div>
  );
}

/** Leads from one half of the list to the other, in view while it scrolls. */
function Halves() {
  const { t } = useTexts();
  const goTo = (id: string) => document.getElementById(id)?.scrollIntoView();
  return (
    <nav
      aria-label={t("picking.halves")}
      className="bg-ui-bg-base shadow-elevation-card-rest sticky top-16 z-10 flex gap-x-1 rounded-lg p-1 md:top-[5.5rem] md:self-start"
    >
      {(["cuts", "orders"] as const).map((half) => (
        <Button
          key={half}
          variant="transparent"
          className="h-11 flex-1 px-4 text-[min(1rem,6vw)] max-md:px-2 md:h-8 md:flex-none md:text-sm"
          onClick={() => goTo(`picking-${half}`)}
        >
          {t(`picking.${half}`)}
        </Button>
      ))}
    </nav>
  );
}

function DayOfOrders({ picked, ticks }: { picked: PickedDay; ticks: Ticks }) {
  const dayText = useDayText();
  return (
    <section className="flex flex-col gap-y-3">
      <Heading level="h2" className="text-lg font-semibold">
        {dayText(picked)}
      </Heading>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {picked.orders.map((order) => (
          <OrderPacks key={order.id} order={order} ticks={ticks} />
        ))}
      </div>
    </section>
  );
}
