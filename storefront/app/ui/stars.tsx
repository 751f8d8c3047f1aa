import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";

const STARS = [1, 2, 3, 4, 5] as const;

/** The stars of one review. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const { t } = useTexts();
  return (
    <span role="img" aria-label={t("reviews.stars", { count: rating })} className={classes("text-ember", className)}>
      {STARS.map((star) => (star <= rating ? "★" : "☆")).join("")}
    </span>
  );
}
