import type { SendingDays } from "@zakh/catalog/contract";
import { type DeliveryPlan, type PaymentCondition, planSending } from "@zakh/delivery/contract";
import { dayText } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { useShopTime } from "../lib/browser/use-shop-time";
import { useDelivery } from "../lib/data/delivery";

/** When a store sends what is paid now, by its own days; null where it promises none. */
export function useSendingPlan(days: SendingDays | null): Pick<DeliveryPlan, "leavesOn"> | null {
  const delivery = useDelivery();
  const leavesOn = planSending(days, delivery, useShopTime());
  return leavesOn === null ? null : { leavesOn };
}

interface PromisedDaysProps {
  /** A store says only when it sends. */
  plan: Pick<DeliveryPlan, "leavesOn"> & Partial<Pick<DeliveryPlan, "arrivesOn">>;
  /** What the days ask of the payment; a paid order asks nothing. */
  condition?: PaymentCondition | { by: "now" };
}

/** When an order leaves and arrives, and what its payment has to do with it, without another moment than the deadline (ruling 61). */
export function PromisedDays({ plan, condition }: PromisedDaysProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <>
      <p className="font-semibold">{t("delivery.leaves", { day: dayText(plan.leavesOn, language) })}</p>
      {plan.arrivesOn ? (
        <p className="font-semibold">{t("delivery.arrives", { day: dayText(plan.arrivesOn, language) })}</p>
      ) : null}
      {condition ? (
        <p className="text-ink-soft">
          {condition.by === "hour"
            ? t("delivery.ifPaid.hour", { hour: condition.hour })
            : t(`delivery.ifPaid.${condition.by}`)}
        </p>
      ) : null}
    </>
  );
}
