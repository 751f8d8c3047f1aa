import type { Translate } from "../i18n/use-texts";

/** How often a standing basket is proposed. */
export function everyText(t: Translate, weeks: number): string {
  return weeks === 1 ? t("standingBasket.weekly") : t("standingBasket.weeks", { count: weeks });
}
