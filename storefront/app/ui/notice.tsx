import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon } from "./icon";

const TONES = {
  warning: "border-mustard bg-mustard-wash text-ink",
  wrong: "border-ember bg-oxblood-wash text-oxblood-deep",
  note: "border-sky bg-sky-wash text-ink",
} as const;

/** Something to know about this page, in place; what just happened is a toast instead. */
export function Notice({ tone, title, children }: { tone: keyof typeof TONES; title: string; children?: ReactNode }) {
  return (
    <div
      role={tone === "wrong" ? "alert" : "note"}
      className={classes("flex gap-3 rounded-control border-l-4 p-4", TONES[tone])}
    >
      <Icon name="alert" className="size-6 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-1 text-small">{children}</div> : null}
      </div>
    </div>
  );
}
