import { Button, Container, clx, Heading, Text } from "@medusajs/ui";
import type { MonthReport } from "@zakh/bookkeeping/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { dayOfMonth } from "../../ui/day-of-month";
import { won } from "../../ui/money";

type Days = Pick<MonthReport, "days">;

/** What came in each day: bars, and the figures as a table, which screen readers always have. */
export function MoneyByDay({ days }: Days) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const best = days.reduce((most, day) => (day.received > most.received ? day : most));
  return (
    <Container className="relative min-w-0 p-4 md:p-5">
      <Heading level="h2" className="text-base font-semibold">
        {t("month.byDay")}
      </Heading>
      <Text className="text-ui-fg-subtle mb-3 text-sm tabular-nums">
        {best.received > 0
          ? t("month.byDay.most", { day: dayOfMonth(best.day), amount: won(best.received) })
          : t("month.byDay.none")}
      </Text>
      <Bars days={days} most={best.received} />
      <div className={clx(isOpen ? "mt-4 overflow-x-auto" : "sr-only")}>
        <Table days={days} />
      </div>
      <Button
        variant="secondary"
        className="mt-4 h-11 w-full text-sm md:h-9 md:w-auto"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "month.byDay.close" : "month.byDay.open")}
      </Button>
    </Container>
  );
}

/** Every fifth day is named: two digits are wider than a bar on a phone. */
function Bars({ days, most }: Days & { most: number }) {
  return (
    <ol aria-hidden className="flex h-44 items-stretch gap-x-px md:gap-x-1">
      {days.map(({ day, received }) => {
        const date = Number(day.slice(8));
        return (
          <li key={day} className="flex min-w-0 flex-1 flex-col">
            <span className="bg-ui-bg-subtle flex flex-1 items-end">
              <span
                className="bg-ui-fg-interactive w-full rounded-t-sm"
                style={{ height: `${most > 0 ? (Math.max(0, received) / most) * 100 : 0}%` }}
              />
            </span>
            <span className="text-ui-fg-subtle flex h-5 justify-center text-xs tabular-nums">
              {(date === 1 || date % 5 === 0) && <span className="whitespace-nowrap">{date}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Table({ days }: Days) {
  const { t } = useTexts();
  return (
    <table className="w-full text-xs tabular-nums md:text-sm [&_td]:py-1.5 [&_td]:pl-2 [&_td]:text-right [&_th]:py-1.5 [&_th]:font-medium">
      <caption className="sr-only">{t("month.byDay")}</caption>
      <thead className="text-ui-fg-subtle">
        <tr>
          <th scope="col" className="text-left">
            {t("month.day")}
          </th>
          <th scope="col" className="pl-2 text-right">
            {t("month.received")}
          </th>
          <th scope="col" className="pl-2 text-right">
            {t("month.returned")}
          </th>
          <th scope="col" className="pl-2 text-right">
            {t("month.sold")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-ui-border-base divide-y">
        {days.map(({ day, received, returned, sold }) => (
          <tr key={day}>
            <th scope="row" className="text-left">
              {dayOfMonth(day)}
            </th>
            <td>{won(received)}</td>
            <td>{won(returned)}</td>
            <td>{won(sold)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
