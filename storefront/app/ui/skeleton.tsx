import { classes } from "./classes";

/** A quiet place holder of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-breathe rounded-control bg-paper", className)} />;
}
