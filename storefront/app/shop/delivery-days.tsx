import type { Seller } from "@zakh/catalog/contract";
import { noOrdersUntil, paymentCondition, paymentDeadline, planDelivery } from "@zakh/delivery/contract";
import { seoulDayAndTime } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { useShopTime } from "../lib/browser/use-shop-time";
import { useDelivery } from "../lib/data/delivery";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { PromisedDays, useSendingPlan } from "../ui/promised-days";

interface DeliveryDaysProps {
  always?: boolean;
  /** How many days longer it is on its way, to an island. */
  moreDays?: number;
  /** The store that sends it, by days of its own (ruling 83); null for the shop. */
  seller?: Pick<Seller, "sendingDays"> | null;
  className?: string;
}

/**
 * When an order that is placed and paid now leaves and arrives, and until when it is to be paid: one moment, the deadline (ruling 61);
 * nothing where the shop promises no day and has no deadline, or takes no orders now. `always` reads what it depends on anew, as at checkout.
 */
export function DeliveryDays({ always = false, moreDays = 0, seller = null, className }: DeliveryDaysProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const delivery = useDelivery({ always });
  const now = useShopTime();
  const sending = useSendingPlan(seller?.sendingDays ?? null);
  if (noOrdersUntil(delivery.closed, now)) return null;
  const plan = seller ? null : planDelivery(delivery, now, moreDays);
  const deadline = paymentDeadline(delivery.paymentHours, now, plan);
  if (!plan && !sending && !deadline) return null;
  return (
    <div className={classes("flex gap-3 text-small", className)}>
      <Icon name={plan || sending ? "truck" : "clock"} className="size-5 shrink-0 text-steppe" />
      <div className="min-w-0">
        {plan ? <PromisedDays plan={plan} condition={paymentCondition(plan, deadline)} /> : null}
        {sending ? <PromisedDays plan={sending} condition={{ by: "now" }} /> : null}
        {deadline ? <p>{t("delivery.deadline", { time: seoulDayAndTime(deadline.toISOString(), language) })}</p> : null}
      </div>
    </div>
  );
}
