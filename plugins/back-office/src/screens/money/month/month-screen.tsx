import { ChartBar, ChevronLeft, ChevronRight } from "@medusajs/icons";
import { Container, clx, Heading } from "@medusajs/ui";
import type { MonthReport } from "@zakh/bookkeeping/contract";
import { useTexts } from "../../i18n/text";
import { useMonth } from "../../resources/month";
import type { Elements } from "../../ui/elements";
import { IconAction } from "../../ui/icon-action";
import { useListAddress } from "../../ui/lists/use-list-address";
import { Blank, EmptyState, LoadError } from "../../ui/screen-state";
import { BankAndShop } from "./bank-and-shop";
import { Buyers } from "./buyers";
import { LinesFile } from "./lines-file";
import { MoneyByDay } from "./money-by-day";
import { daysOf, monthAfter, monthOf, presentMonth, readMonthAddress, yearOf } from "./month-days";
import { MonthFigures } from "./month-figures";
import { MonthCustomers, MonthProducts } from "./month-lists";
import { ReceiptsFile } from "./receipts-file";

/** A month's money and sales, the customers of a year, and the accountant's file. */
export default function MonthScreen() {
  const { t } = useTexts();
  const { filters, changeFilters } = useListAddress(readMonthAddress);
  const present = presentMonth();
  const month = filters.month || present;
  const days = daysOf(month);
  const report = useMonth(days);
  const goTo = (next: string) => changeFilters(() => ({ month: next === present ? "" : next, day: "" }));
  const showDay = (day: string) => changeFilters((now) => ({ ...now, day }));

  return (
    <div className="flex flex-col gap-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-x-1 max-md:w-full max-md:justify-between">
          <IconAction
            variant="transparent"
            className="size-11"
            label={t("month.previous")}
            onClick={() => goTo(monthAfter(month, -1))}
          >
            <ChevronLeft />
          </IconAction>
          <Heading level="h2" className="text-lg font-semibold tabular-nums" aria-live="polite">
            {t("month.name", { year: String(yearOf(month)), month: String(monthOf(month)) })}
          </Heading>
          <IconAction
            variant="transparent"
            className="size-11"
            label={t("month.next")}
            disabled={month >= present}
            onClick={() => goTo(monthAfter(month, 1))}
          >
            <ChevronRight />
          </IconAction>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <ReceiptsFile {...days} />
          <LinesFile key={month} {...days} />
        </div>
      </div>
      {report.isError && !report.data ? (
        <Container className="p-0">
          <LoadError title={t("month.failed")} error={report.error} onRetry={() => report.refetch()} />
        </Container>
      ) : (
        <div
          className={clx("flex flex-col gap-y-6", { "opacity-60": report.isPlaceholderData })}
          aria-busy={!report.data || report.isPlaceholderData}
        >
          <MonthFigures report={report.data} />
          {report.data ? <Details report={report.data} /> : <Blank className="h-72 w-full" />}
        </div>
      )}
      <BankAndShop month={days} day={filters.day} onDay={showDay} />
      <Buyers />
    </div>
  );
}

function Details({ report }: { report: MonthReport }) {
  const { t } = useTexts();
  if (report.orders === 0 && report.days.every(({ received, returned }) => received === 0 && returned === 0)) {
    return (
      <Container className="p-0">
        <EmptyState icon={<ChartBar />}>{t("month.nothing")}</EmptyState>
      </Container>
    );
  }
  return (
    <>
      <MoneyByDay days={report.days} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Part title={t("month.products")}>
          <MonthProducts report={report} />
        </Part>
        <Part title={t("month.customers")}>
          <MonthCustomers report={report} />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <Container className="min-w-0 p-4 md:p-5">
      <Heading level="h2" className="mb-3 text-base font-semibold">
        {title}
      </Heading>
      {children}
    </Container>
  );
}
