import type { ReactNode } from "react";
import { classes } from "../../ui/classes";

/** A name and its value on one line of a receipt. For use inside a `dl`. No browser may translate a number: it is copied as it stands. */
export function Pair({ name, figures = false, children }: { name: string; figures?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="max-w-full text-ink-faint">{name}</dt>
      <dd
        translate={figures ? "no" : undefined}
        className={classes(
          "min-w-0 flex-[1_1_6rem] whitespace-pre-line break-words text-right",
          figures ? "figures" : "font-medium",
        )}
      >
        {children}
      </dd>
    </div>
  );
}
