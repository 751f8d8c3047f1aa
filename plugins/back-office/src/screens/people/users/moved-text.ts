import { MOVED, type Moved } from "@zakh/accounts/contract";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";

/** What an account brings into another, in words; without what it does not have. */
export function useMovedText(): (moved: Moved) => string[] {
  const { t } = useTexts();
  return (moved) =>
    MOVED.filter((name) => moved[name] > 0).map((name) =>
      name === "credit"
        ? `${t("credit.button")}: ${won(moved.credit)}`
        : t(`merge.moved.${name}`, { count: moved[name] }),
    );
}
