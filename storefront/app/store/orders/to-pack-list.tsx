import { quantityText } from "@zakh/catalog/contract";
import type { OwnStore, StoreOrder } from "@zakh/marketplace/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { PrintButton } from "./print-button";
import { PickingSheet, StoreSlips } from "./print-sheets";
import { packsOf } from "./to-pack";

interface ToPackProps {
  store: OwnStore;
  orders: readonly StoreOrder[];
  /** How many there are; more than `orders` where they are very many. */
  total: number;
}

/** What is to be packed for the orders that are to be handed over: each product with its sum, to be printed with the slips. */
export function ToPack({ store, orders, total }: ToPackProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <section aria-labelledby="to-pack" className="mb-4 rounded-card bg-linen p-4 shadow-paper md:p-5">
      <h2 id="to-pack" className="text-title-s">
        {t("ownStore.order.toPack")}
      </h2>
      <ul className="mt-2 divide-y divide-dashed divide-paper-edge">
        {packsOf(orders, language).map(({ key, name, quantity, unit, orders: count }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words font-semibold">{name}</span>
            <span className="ml-auto text-small text-ink-soft">{t("ownStore.order.inOrders", { count })}</span>
            <span className="figures font-semibold">{quantityText(quantity, unit, language)}</span>
          </li>
        ))}
      </ul>
      {orders.length < total ? (
        <p className="mt-2 text-small text-ink-soft">{t("ownStore.order.firstOnly", { count: orders.length })}</p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <PrintButton label={t("ownStore.order.printPicking")} sheets={<PickingSheet store={store} orders={orders} />} />
        <PrintButton label={t("ownStore.order.printSlips")} sheets={<StoreSlips store={store} orders={orders} />} />
      </div>
    </section>
  );
}
