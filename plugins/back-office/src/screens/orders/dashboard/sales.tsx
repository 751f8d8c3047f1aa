import { ChartBar } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import type { SalesReport } from "@zakh/bookkeeping/contract";
import { quantitiesText } from "@zakh/catalog/contract";
import { lazy, Suspense } from "react";
import { useTexts } from "../../i18n/text";
import { ScreenBoundary } from "../../layout/screen-boundary";
import { useCategoryName } from "../../resources/categories";
import { useSales } from "../../resources/sales";
import { dayOfMonth } from "../../ui/day-of-month";
import { BarList } from "../../ui/lists/bar-list";
import { won } from "../../ui/money";
import { Blank, EmptyState, LoadError } from "../../ui/screen-state";

/** The chart library is loaded with the chart, not with the dashboard's figures. */
const SalesChart = lazy(() => import("./sales-chart"));

/** Sales of the last 30 days, by day and by category, without cancelled orders. */
export function Sales() {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useSales();
  return (
    <section className="flex flex-col gap-y-3" aria-labelledby="sales">
      <div>
        <Heading level="h2" id="sales" className="text-lg font-semibold">
          {t("dashboard.sales.title")}
        </Heading>
        {data && (
          <Text className="text-ui-fg-subtle text-sm tabular-nums">
            {t("dashboard.sales.span", { from: dayOfMonth(data.from), to: dayOfMonth(data.to) })}
          </Text>
        )}
      </div>
      {isError && !data ? (
        <Container className="p-0">
          <LoadError title={t("dashboard.failed")} error={error} onRetry={() => refetch()} />
        </Container>
      ) : !data ? (
        <Blank className="h-72 w-full" />
      ) : data.days.every(({ orders }) => orders === 0) ? (
        <Container className="p-0">
          <EmptyState icon={<ChartBar />}>{t("dashboard.sales.none")}</EmptyState>
        </Container>
      ) : (
        <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
          <ByDay days={data.days} />
          <ByCategory categories={data.categories} />
        </div>
      )}
    </section>
  );
}

function ByDay({ days }: Pick<SalesReport, "days">) {
  const { t } = useTexts();
  return (
    <Container className="relative min-w-0 p-4 md:p-5">
      <Heading level="h3" className="mb-3 text-base font-semibold">
        {t("dashboard.sales.byDay")}
      </Heading>
      <ScreenBoundary title="dashboard.failed">
        <div aria-hidden className="h-56">
          <Suspense fallback={<Blank className="h-full w-full" />}>
            <SalesChart days={days} />
          </Suspense>
        </div>
      </ScreenBoundary>
      {/* The same figures for screen readers. */}
      <div className="sr-only">
        <table>
          <caption>{t("dashboard.sales.byDay")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("orders.date")}</th>
              <th scope="col">{t("dashboard.orders")}</th>
              <th scope="col">{t("orders.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, sales }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{orders}</td>
                <td>{won(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Container>
  );
}

function ByCategory({ categories }: Pick<SalesReport, "categories">) {
  const { t, language } = useTexts();
  const categoryName = useCategoryName();
  return (
    <Container className="min-w-0 p-4 md:p-5">
      <Heading level="h3" className="mb-3 text-base font-semibold">
        {t("dashboard.sales.byCategory")}
      </Heading>
      <BarList
        rows={categories.map(({ category, quantities, sales }) => ({
          key: category,
          label: categoryName(category) || t("dashboard.sales.uncategorised"),
          value: sales,
          amount: won(sales),
          note: quantitiesText(quantities, language),
        }))}
      />
    </Container>
  );
}
