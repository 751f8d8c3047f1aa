import { Cash, ShoppingCart, Tag, Users } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { numberText } from "@zakh/kit/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { NO_FILTERS, useOrders } from "../../resources/orders";
import { useSummary } from "../../resources/summary";
import { Counter } from "../../ui/lists/counter";
import { won } from "../../ui/money";
import { EmptyState, LoadError } from "../../ui/screen-state";
import { NewOrderLink } from "../new-order/new-order-link";
import { ORDER_COLUMNS, OrderList } from "../order-list";
import { AwaitingPayment } from "./awaiting-payment";
import { FailedJobsNotice } from "./failed-jobs-notice";
import { FirstSteps } from "./first-steps";
import { HolidaysNotice } from "./holidays-notice";
import { ProductCard } from "./product-card";
import { Sales } from "./sales";
import { Today } from "./today";

/** Number of orders on the dashboard (spec §9). */
const MAX_ORDERS = 5;

const { number, customer, products, amount, statusAndSent, date, view } = ORDER_COLUMNS;
const COLUMNS = [number, customer, products, amount, statusAndSent, date, view];

/** What waits today, figures, unpaid orders, latest orders, sales, and links to products (spec §2 Admin dashboard). */
export default function DashboardScreen() {
  return (
    <div className="flex flex-col gap-y-6">
      <FailedJobsNotice />
      <HolidaysNotice />
      <FirstSteps />
      <Today />
      <Counters />
      <NewOrderLink className="w-full md:w-auto md:self-end" />
      <AwaitingPayment />
      <LatestOrders />
      <Sales />
      <ProductCard />
      <Statistics />
    </div>
  );
}

function Counters() {
  const { t, language } = useTexts();
  const { data, isError, error, refetch } = useSummary();
  if (isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={t("dashboard.failed")} error={error} onRetry={() => refetch()} />
      </Container>
    );
  }
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3 md:grid-cols-4 md:gap-4">
      <Counter
        label={t("dashboard.orders")}
        icon={<ShoppingCart />}
        value={data && numberText(data.orders, language)}
      />
      <Counter
        label={t("dashboard.sales")}
        icon={<Cash />}
        value={data && won(data.salesTotal)}
        hint={t("dashboard.sales.counts")}
      />
      <Counter label={t("dashboard.products")} icon={<Tag />} value={data && numberText(data.products, language)} />
      <Counter label={t("dashboard.users")} icon={<Users />} value={data && numberText(data.users, language)} />
    </dl>
  );
}

/** The counters as a sentence; at the end, so that on a phone the tasks come first. */
function Statistics() {
  const { t } = useTexts();
  const { data } = useSummary();
  if (!data) return null;
  const { products, orders, users } = data;
  return (
    <Text className="text-ui-fg-subtle text-base md:text-sm">
      {t("dashboard.statistics.text", { products, orders, users })}
    </Text>
  );
}

function LatestOrders() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const orders = useOrders(NO_FILTERS, MAX_ORDERS, 0);
  return (
    <section className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Heading level="h2" className="text-lg font-semibold">
          {t("dashboard.latest")}
        </Heading>
        <Button asChild variant="transparent" className="text-ui-fg-interactive -mr-2 h-11 px-3 text-sm">
          <Link to={screenPath("orders")}>{t("dashboard.all")}</Link>
        </Button>
      </div>
      {orders.isError && !orders.data ? (
        <Container className="p-0">
          <LoadError title={t("orders.failed")} error={orders.error} onRetry={() => orders.refetch()} />
        </Container>
      ) : (
        <OrderList
          orders={orders.data?.rows}
          columns={COLUMNS}
          label={t("dashboard.latest")}
          placeholders={MAX_ORDERS}
          empty={<EmptyState icon={<ShoppingCart />}>{t("orders.empty")}</EmptyState>}
        />
      )}
    </section>
  );
}
