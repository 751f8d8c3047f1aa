import { classes } from "./classes";

/** A placeholder of the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-breathe rounded-control bg-paper", className)} />;
}
