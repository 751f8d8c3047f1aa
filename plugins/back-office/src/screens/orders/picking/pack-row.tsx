import { Checkbox, clx } from "@medusajs/ui";
import type { ReactNode } from "react";

interface PackRowProps {
  isTicked: boolean | "indeterminate";
  onTick: (isTicked: boolean) => void;
  /** What is picked. */
  children: ReactNode;
  /** How much of it: at the end of the row, or below where a weight is typed there. */
  amount: string;
  below?: boolean;
}

/** A row that is ticked off by a tap anywhere in it. What is picked stays in its place, in grey. */
export function PackRow({ isTicked, onTick, children, amount, below = false }: PackRowProps) {
  const color = isTicked === true ? "text-ui-fg-subtle" : "text-ui-fg-base";
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is Radix's, a button.
    <label className="flex min-h-12 cursor-pointer select-none items-center gap-x-3 px-4 py-2">
      <Checkbox checked={isTicked} onCheckedChange={(checked) => onTick(checked === true)} className="shrink-0" />
      <span className={clx("flex min-w-0 flex-1", below ? "flex-col" : "items-center gap-x-3", color)}>
        <span className={clx("min-w-0 flex-1 break-words text-base md:text-sm", { "line-through": isTicked === true })}>
          {children}
        </span>
        <span className={clx("shrink-0 text-base font-semibold tabular-nums", { "text-right": !below })}>{amount}</span>
      </span>
    </label>
  );
}
