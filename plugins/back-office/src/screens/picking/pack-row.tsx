import { Checkbox, clx } from "@medusajs/ui";
import type { ReactNode } from "react";

interface PackRowProps {
  isTicked: boolean | "indeterminate";
  onTick: (isTicked: boolean) => void;
  /** What is picked. */
  children: ReactNode;
  /** How much of it, at the end of the row. */
  amount: string;
}

/** A row that is ticked off by a tap anywhere in it. What is picked stays in its place, in grey. */
export function PackRow({ isTicked, onTick, children, amount }: PackRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is Radix's, a button.
    <label
      className={clx("flex min-h-12 cursor-pointer select-none items-center gap-x-3 px-4 py-2", {
        "bg-ui-bg-component": isTicked === true,
      })}
    >
      <Checkbox checked={isTicked} onCheckedChange={(checked) => onTick(checked === true)} className="shrink-0" />
      <span
        className={clx("min-w-0 flex-1 break-words text-base md:text-sm", {
          "text-ui-fg-subtle line-through": isTicked === true,
          "text-ui-fg-base": isTicked !== true,
        })}
      >
        {children}
      </span>
      <span
        className={clx("shrink-0 text-right text-base font-semibold tabular-nums", {
          "text-ui-fg-subtle": isTicked === true,
          "text-ui-fg-base": isTicked !== true,
        })}
      >
        {amount}
      </span>
    </label>
  );
}
