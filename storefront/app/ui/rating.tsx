import type { Product } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";

/** What is thought of a product, such as `★ 4.8 (12)`; nothing before its first shown review. */
export function Rating({ of, className }: { of: Pick<Product, "rating" | "reviewCount">; className?: string }) {
  const { t } = useTexts();
  if (of.rating === null) return null;
  const values = { rating: of.rating, count: of.reviewCount };
  return (
    <span role="img" aria-label={t("reviews.mean", values)} className={classes("figures whitespace-nowrap", className)}>
      {t("reviews.short", values)}
    </span>
  );
}
