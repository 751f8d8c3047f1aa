import { Button } from "@medusajs/ui";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/text";

/** Rows that are shown at first. */
const FIRST = 10;

export interface BarRow {
  key: string | number;
  label: ReactNode;
  /** The bar's length, compared with the other rows. */
  value: number;
  /** The value as a text. */
  amount: string;
  /** Beside the bar, such as how much was sold. */
  note?: string;
}

/** Values with bars; of a long list the first ten, and the others on demand. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <>
      <ul className="flex flex-col gap-y-4">
        {shown.map(({ key, label, value, amount, note }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-x-3 text-base md:text-sm">
              <span className="text-ui-fg-base min-w-0 break-words font-medium">{label}</span>
              <span className="text-ui-fg-base shrink-0 tabular-nums">{amount}</span>
            </p>
            <div className="mt-1 flex items-center gap-x-3">
              <span className="bg-ui-bg-component h-2 flex-1 overflow-hidden rounded-full">
                <span
                  className="bg-ui-fg-interactive block h-full rounded-full"
                  style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
                />
              </span>
              {note !== undefined && (
                <span className="text-ui-fg-subtle min-w-16 shrink-0 text-right text-sm tabular-nums">{note}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="secondary" className="mt-4 h-11 w-full text-sm md:h-9" onClick={() => setAll(true)}>
          {t("list.all", { count: rows.length })}
        </Button>
      )}
    </>
  );
}
