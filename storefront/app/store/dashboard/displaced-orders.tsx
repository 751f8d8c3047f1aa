import type { SendingDays } from "@zakh/catalog/contract";
import { sendsOn } from "@zakh/delivery/contract";
import { dayText, seoulDay } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { paths } from "../../lib/routing/paths";
import { Notice } from "../../ui/notice";
import { PageLink } from "../../ui/page-link";
import { useStoreToDo } from "../own-store";

/** Paid orders that were promised a day on which the store sends nothing now; nothing while there are none. */
export function DisplacedOrders({ store, days }: { store: OwnStore; days: SendingDays }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const today = seoulDay(useShopTime());
  const { data } = useStoreToDo(store.id);
  const orders = (data?.orders ?? []).flatMap(({ id, leavesOn }) =>
    leavesOn && leavesOn >= today && !sendsOn(days, leavesOn) ? [{ id, leavesOn }] : [],
  );
  if (orders.length === 0) return null;
  return (
    <Notice tone="warning" icon="clock" title={t("ownStore.displaced.title", { count: orders.length })}>
      <p>{t("ownStore.displaced.text")}</p>
      <ul className="mt-1">
        {orders.map(({ id, leavesOn }) => (
          <li key={id}>
            <PageLink
              to={paths.storeOrder(id)}
              className="inline-flex min-h-touch items-center font-semibold underline"
            >
              {`#${orderNumber(id)}: ${dayText(leavesOn, language)}`}
            </PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
