import type { Seller } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { Icon } from "../ui/icon";
import { PromisedDays, useSendingPlan } from "../ui/promised-days";
import { sellersOf } from "./parcels";

/**
 * What goods of stores mean for an order, before it is paid: who sells them, that the shop collects the money, that each seller sends a parcel of its own,
 * and what each store promises of its delivery (rulings 35 and 68). Nothing for the shop's own goods.
 */
export function ParcelsNotice({
  lines,
  className,
}: {
  lines: readonly { seller: Seller | null }[];
  className: string;
}) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const sellers = sellersOf(lines);
  const stores = sellers.filter((seller) => seller !== null);
  if (stores.length === 0 || !hasTexts) return null;
  return (
    <section aria-label={t("parcels.parcels")} className={className}>
      <div className="flex gap-3 text-small">
        <Icon name="tag" className="size-5 shrink-0 text-steppe" />
        <div className="grid min-w-0 gap-1.5">
          {sellers.length > 1 ? (
            <p className="font-semibold">{t("parcels.parcelsCount", { count: sellers.length })}</p>
          ) : null}
          <ul className="grid gap-1.5">
            {stores.map((store) => (
              <Store key={store.id} store={store} />
            ))}
          </ul>
          <p className="text-ink-soft">{t("seller.shopCollects")}</p>
        </div>
      </div>
    </section>
  );
}

function Store({ store }: { store: Seller }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const sending = useSendingPlan(store.sendingDays);
  const promise = localized(store, "deliveryPromise", language);
  return (
    <li className="break-words">
      <span translate="no" className="font-semibold">
        {store.name}
      </span>
      {sending ? <PromisedDays plan={sending} condition={{ by: "now" }} /> : null}
      {promise || !sending ? (
        <span lang={fallbackLanguage(store, "deliveryPromise", language)} className="block text-ink-soft">
          {promise || t("parcels.noPromise")}
        </span>
      ) : null}
    </li>
  );
}
