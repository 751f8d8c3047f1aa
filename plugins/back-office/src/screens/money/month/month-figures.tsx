import { ArrowUturnLeft, Cash, ChartBar, ShoppingCart } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import type { MonthReport } from "@zakh/bookkeeping/contract";
import { quantitiesText } from "@zakh/catalog/contract";
import { STATUS_WHEN } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { Fact, Facts } from "../../ui/facts";
import { Counter } from "../../ui/lists/counter";
import { won } from "../../ui/money";

/** What came in, went back and was sold; `undefined` while loading. */
export function MonthFigures({ report }: { report: MonthReport | undefined }) {
  const { t, language } = useTexts();
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3 md:grid-cols-4 md:gap-4">
        <Counter label={t("month.received")} icon={<Cash />} value={report && won(report.received)} />
        <Counter label={t("month.returned")} icon={<ArrowUturnLeft />} value={report && won(report.returned)} />
        <Counter
          label={t("month.sold")}
          icon={<ChartBar />}
          value={report && won(report.sold)}
          hint={report && t("month.sold.orders", { count: report.orders })}
        />
        <Counter
          label={t("month.quantities")}
          icon={<ShoppingCart />}
          value={report && (quantitiesText(report.quantities, language) || "–")}
        />
      </dl>
      {report && <More report={report} />}
    </>
  );
}

/** What is open now, and what of the month is credit or costs no goods. */
function More({ report }: { report: MonthReport }) {
  const { t } = useTexts();
  const { from: startDate, to: endDate, unpaid, differences } = report;
  return (
    <Container className="p-4 md:p-5">
      <Facts>
        <Fact label={t("month.unpaid")}>
          <Go to="orders" search={{ status: STATUS_WHEN.placed, startDate, endDate }}>
            {t("month.unpaid.value", { amount: won(unpaid.won), count: unpaid.orders })}
          </Go>
        </Fact>
        {differences.orders > 0 && (
          <Fact label={t("month.differences")}>
            {t("month.unpaid.value", { amount: won(differences.won), count: differences.orders })}
          </Fact>
        )}
        <Fact label={t("month.toReturn")}>
          <Go to="returns" search={{}}>
            {won(report.toReturn)}
          </Go>
        </Fact>
        {report.creditWaits > 0 && <Fact label={t("month.creditWaits")}>{won(report.creditWaits)}</Fact>}
        <Fact label={t("month.creditGiven")}>
          {t("month.creditGiven.value", { amount: won(report.creditGiven), byHand: won(report.creditGranted) })}
        </Fact>
        <Fact label={t("month.creditUsed")}>{won(report.creditUsed)}</Fact>
        <Fact label={t("month.shippingFees")}>{won(report.shippingFees)}</Fact>
        <Fact label={t("month.takenOff")}>{won(report.takenOff)}</Fact>
      </Facts>
    </Container>
  );
}

function Go({ to, search, children }: { to: string; search: Record<string, string>; children: string }) {
  const screenPath = useScreenPath();
  return (
    <Link
      to={screenPath(to, search)}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center underline md:min-h-6"
    >
      {children}
    </Link>
  );
}
