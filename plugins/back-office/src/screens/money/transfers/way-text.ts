import type { SettleAs } from "@zakh/bank-statements/contract";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";

/** What a button says that settles a transfer of `amount` won with these orders. */
export function useWayText(): (as: SettleAs, amount: number, orders: readonly { due: number }[]) => string {
  const { t } = useTexts();
  return (as, amount, orders) => {
    const due = orders.reduce((sum, order) => sum + order.due, 0);
    if (as === "difference") return t("transfers.way.difference", { amount: won(Math.min(amount, due)) });
    return t(`transfers.way.${as}`, { amount: won(as === "unneeded" ? amount : Math.abs(amount - due)) });
  };
}
