import type { ReactNode } from "react";
import { classes } from "../../ui/classes";

/** A name and what it is, on one line of a receipt. Belongs in a `dl`. */
export function Pair({ name, figures = false, children }: { name: string; figures?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-ink-faint">{name}</dt>
      <dd
        className={classes("min-w-0 whitespace-pre-line break-words text-right", figures ? "figures" : "font-medium")}
      >
        {children}
      </dd>
    </div>
  );
}
