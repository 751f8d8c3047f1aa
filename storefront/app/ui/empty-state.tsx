import type { ReactNode } from "react";
import { classes } from "./classes";
import { Icon, type IconName } from "./icon";

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  /** Actions. */
  children?: ReactNode;
  /** `page` if it is the page's only content: its title is then the `h1`. */
  level?: "page" | "section";
  className?: string;
}

/** Says that there is nothing here, why, and what to do. */
export function EmptyState({ icon, title, text, children, level = "section", className }: EmptyStateProps) {
  const Heading = level === "page" ? "h1" : "h2";
  return (
    <div className={classes("flex flex-col items-center px-4 py-12 text-center", className)}>
      <span className="mb-5 flex size-20 -rotate-3 items-center justify-center rounded-full border-2 border-oxblood text-oxblood outline outline-1 outline-offset-4 outline-oxblood/60">
        <Icon name={icon} className="size-9" />
      </span>
      <Heading className="max-w-full break-words text-title text-ink">{title}</Heading>
      {text ? <p className="mt-2 max-w-form text-ink-soft">{text}</p> : null}
      {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
