import { becomesCredit, ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { Pair } from "./pair";

/**
 * What becomes of a weight difference, in the words of what the customer chose at checkout, until the order is delivered: from then on
 * its entries tell what has become of it. For use inside a `dl`.
 */
export function WeightRefundPair({ order }: { order: Order }) {
  const { t } = useTexts();
  const { status, isPickedUp, weightRefund, weightReduction, correction, givenBack } = order;
  if (isPickedUp || (ORDER_STATUS[status]?.delivered ?? true) || ORDER_STATUS[status].cancelled) return null;
  const becomes = becomesCredit(weightRefund, weightReduction + correction + givenBack) ? "credit" : "transfer";
  return (
    <Pair name={t("checkout.weightRefund")}>
      <span>{t(`checkout.weightRefunds.${weightRefund}`)}</span>
      {weightReduction > 0 ? (
        <span className="block text-micro text-ink-soft">{t(`order.weightRefund.${becomes}`)}</span>
      ) : null}
    </Pair>
  );
}
