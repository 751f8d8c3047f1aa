import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";

const TONES = {
  warning: "border-mustard bg-mustard-wash text-ink",
  wrong: "border-ember bg-oxblood-wash text-oxblood-deep",
  note: "border-sky bg-sky-wash text-ink",
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  title: string;
  icon?: IconName;
  children?: ReactNode;
}

/** A message that is part of the page; something that just happened is a toast. */
export function Notice({ tone, title, icon = "alert", children }: NoticeProps) {
  return (
    <div
      role={tone === "wrong" ? "alert" : "note"}
      className={classes("flex gap-2 rounded-control border-l-4 p-3 md:gap-3 md:p-4", TONES[tone])}
    >
      <Icon name={icon} className="size-5 shrink-0 md:size-6" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-1 text-small">{children}</div> : null}
      </div>
    </div>
  );
}
