import { Calendar } from "@medusajs/icons";
import { StatusBadge, Text } from "@medusajs/ui";
import { dayAfter } from "@zakh/delivery/contract";
import { serverDate } from "@zakh/kit/browser/server-time";
import { daysText, type SinceVersion, seoulDay } from "@zakh/kit/contract";
import type { ClosedDaysSetting, ClosedPeriod } from "@zakh/site-settings/contract";
import { type Texts, useTexts } from "../../i18n/text";
import { useSaveClosedDays, useSetting } from "../../resources/settings";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import type { Elements } from "../../ui/elements";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { type PlacedEntry, placedEntries, withoutEntry } from "../../ui/lists/list-entries";
import { RowActions } from "../../ui/lists/row-actions";
import { ClosedPeriodForm } from "./closed-period-form";
import { DisplacedOrders } from "./displaced-orders";

export type PeriodRow = PlacedEntry<ClosedPeriod>;

/** When the shop is closed: the next period first. */
export default function ClosedDaysScreen() {
  const { t } = useTexts();
  const setting = useSetting("closed-days");
  const saved = setting.data;
  return (
    <>
      <DisplacedOrders />
      <EntryList
        query={{ ...setting, data: saved && rowsOf(saved) }}
        label={t("closedDays.title")}
        add={t("closedDays.new")}
        failed={t("closedDays.failed")}
        empty={{ icon: <Calendar />, text: t("closedDays.empty") }}
        placeholders={2}
        columns={COLUMNS}
        card={(row, actions) => <PeriodCard row={row} actions={actions} />}
        actions={(row, onEdit) => saved && <PeriodActions row={row} saved={saved} onEdit={onEdit} />}
        form={(row, onClose) => saved && <ClosedPeriodForm row={row} saved={saved} onClose={onClose} />}
      />
    </>
  );
}

function rowsOf({ periods }: ClosedDaysSetting): PeriodRow[] {
  return placedEntries(periods).sort((one, other) => one.from.localeCompare(other.from));
}

/** `Thursday, 10 December – Saturday, 12 December`. */
export function daysOf({ from, to }: Pick<ClosedPeriod, "from" | "to">, { language }: Pick<Texts, "language">): string {
  return daysText(from, to, language, seoulDay(serverDate())).join(" – ");
}

/** The days on which nothing is sent: what left the day before would arrive on a closed one. */
export function unsentDaysOf({ from, to }: Pick<ClosedPeriod, "from" | "to">, texts: Pick<Texts, "language">): string {
  return daysOf({ from: dayAfter(from, -1), to }, texts);
}

const COLUMNS: readonly Column<PeriodRow>[] = [
  { header: "closedDays.days", cell: (row) => <Days row={row} /> },
  { header: "closedDays.text", cell: ({ text }) => <span className="block max-w-sm break-words py-2">{text}</span> },
  { header: "closedDays.orders", cell: (row) => <TakesOrders row={row} /> },
];

function Days({ row }: { row: PeriodRow }) {
  const texts = useTexts();
  const [first, last] = daysText(row.from, row.to, texts.language, seoulDay(serverDate()));
  return (
    <span className="block py-2">
      {/* A line ends between the days, not within one. */}
      <span className="text-ui-fg-base inline-flex flex-wrap gap-x-1 font-medium">
        <span>{last === undefined ? first : `${first} – `}</span>
        {last !== undefined && <span>{last}</span>}
      </span>
      <span className="text-ui-fg-subtle block max-w-xs whitespace-normal break-words text-sm">
        {texts.t("closedDays.unsent", { days: unsentDaysOf(row, texts) })}
      </span>
    </span>
  );
}

function TakesOrders({ row: { takesOrders } }: { row: PeriodRow }) {
  const { t } = useTexts();
  return (
    <StatusBadge color={takesOrders ? "green" : "orange"}>
      {t(takesOrders ? "closedDays.taken" : "closedDays.notTaken")}
    </StatusBadge>
  );
}

function PeriodCard({ row, actions }: { row: PeriodRow; actions: Elements }) {
  return (
    <article className="flex flex-col gap-y-2">
      <Days row={row} />
      <Text className="text-ui-fg-subtle break-words text-sm">{row.text}</Text>
      <div className="flex items-center justify-between gap-x-2">
        <TakesOrders row={row} />
        {actions}
      </div>
    </article>
  );
}

interface PeriodActionsProps {
  row: PeriodRow;
  saved: SinceVersion<ClosedDaysSetting>;
  onEdit: () => void;
}

function PeriodActions({ row, saved, onEdit }: PeriodActionsProps) {
  const texts = useTexts();
  const askAndDelete = useAskAndDelete();
  const save = useSaveClosedDays();
  const name = daysOf(row, texts);
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() =>
        askAndDelete({
          name,
          remove: () => save.mutateAsync({ ...saved, periods: withoutEntry(saved.periods, row) }),
          failed: texts.t("closedDays.saveFailed"),
        })
      }
      busy={save.isPending}
    />
  );
}
