import { type Delivery, dayAfter, isDayOff, islandOf, paymentCondition, planDelivery } from "@zakh/delivery/contract";
import { DAY_MS, dayText, seoulDay } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { useDelivery } from "../../lib/data/delivery";
import { Icon } from "../../ui/icon";
import { PromisedDays } from "../../ui/promised-days";

/** Longer than any holidays. */
const MOST_DAYS_OFF = 60;

/**
 * When an order leaves and arrives; once it is sent, when it arrives. An order that waits for its money is promised what holds now (ruling 62), and
 * nothing after its deadline: then the payment decides. A paid order that has not left on its day is promised none.
 */
export function OrderDays({ order }: { order: Order }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const delivery = useDelivery();
  const now = useShopTime();
  const { status, sentAt, leavesOn, arrivesOn, isPickedUp, customerAddress } = order;
  // What stores send is told with their parcels.
  if (isPickedUp || (order.items.length > 0 && order.items.every(({ seller }) => seller))) return null;
  if (ORDER_STATUS[status]?.awaitsPayment) {
    const deadline = order.paymentDeadline === null ? null : new Date(order.paymentDeadline);
    const plan = planDelivery(delivery, now, islandOf(delivery, customerAddress) ? 1 : 0);
    if (!plan) return null;
    return (
      <Days>
        {deadline && deadline <= now ? (
          <p className="text-ink-soft">{t("delivery.afterPayment")}</p>
        ) : (
          <PromisedDays plan={plan} condition={paymentCondition(plan, deadline)} />
        )}
      </Days>
    );
  }
  if (!ORDER_STATUS[status]?.awaitsDelivery || !leavesOn || !arrivesOn) return null;
  const today = seoulDay(now);
  if (sentAt) {
    const arrives = arrivalOf(delivery, { leavesOn, arrivesOn, sentOn: seoulDay(new Date(sentAt)) });
    if (arrives < today) return null;
    return (
      <Days>
        <p className="font-semibold">{t("delivery.arrives", { day: dayText(arrives, language) })}</p>
      </Days>
    );
  }
  if (leavesOn < today) return null;
  return (
    <Days>
      <PromisedDays plan={{ leavesOn, arrivesOn }} />
    </Days>
  );
}

/** The promised day of a parcel that was sent in time; one that left later is as long on its way, and is not brought on a day off. */
function arrivalOf(
  delivery: Delivery,
  { leavesOn, arrivesOn, sentOn }: { leavesOn: string; arrivesOn: string; sentOn: string },
): string {
  const late = Math.round((Date.parse(sentOn) - Date.parse(leavesOn)) / DAY_MS);
  if (late <= 0) return arrivesOn;
  let day = dayAfter(arrivesOn, late);
  for (let more = 0; more < MOST_DAYS_OFF && isDayOff(delivery, day); more += 1) day = dayAfter(day, 1);
  return day;
}

function Days({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex gap-3 text-small">
      <Icon name="truck" className="size-5 shrink-0 text-oxblood" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
