import type { Elements } from "@zakh/back-office/screens/elements";
import { quantitiesOf, quantitiesText, quantityText, type Unit } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { OwnStore, StoreOrder } from "@zakh/marketplace/contract";
import { orderNumber } from "@zakh/orders/contract";
import { createPortal } from "react-dom";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { PickupFacts } from "./pickup-facts";
import { itemsToPack, packed, packsOf } from "./to-pack";

const SHEET_ID = "store-sheets";

/** Print styles that hide everything except these sheets. */
const PRINT_RULES = `
  @page { size: A4; margin: 14mm; }
  @media print {
    html, body { background: #fff !important; overflow: visible !important; height: auto !important; }
    body > :not(#${SHEET_ID}) { display: none !important; }
  }
`;

/** Sheets on which nothing else of the page is printed. */
export function Sheets({ children }: { children: Elements }) {
  return createPortal(
    <div id={SHEET_ID} className="hidden bg-white text-black print:block">
      <style>{PRINT_RULES}</style>
      {children}
    </div>,
    document.body,
  );
}

const CELL = "border-b border-black/30 px-2 py-2 text-left align-top";

interface SheetRow {
  key: string | number;
  name: string;
  quantity: number;
  unit: Unit;
}

/** What is to be ticked off, with its quantity. */
function TickTable({ rows }: { rows: readonly SheetRow[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <table className="w-full border-collapse">
      <tbody>
        {rows.map(({ key, name, quantity, unit }) => (
          <tr key={key} className="break-inside-avoid">
            <td className={`${CELL} w-8`}>
              <span className="mt-0.5 inline-block size-4 border border-black" />
            </td>
            <td className={`${CELL} font-semibold`}>{name}</td>
            <td className={`${CELL} figures !text-right font-semibold`}>{quantityText(quantity, unit, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="px-2 py-2">
            {t("ownStore.order.slipSum")}
          </td>
          <td className="figures px-2 py-2 text-right font-bold">{quantitiesText(quantitiesOf(rows), language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The slips of these orders with the store's own lines, one a page, visible in print only. */
export function StoreSlips({ store, orders }: { store: OwnStore; orders: readonly StoreOrder[] }) {
  return (
    <Sheets>
      {orders.map((order) => (
        <Slip key={order.id} store={store} order={order} />
      ))}
    </Sheets>
  );
}

function Slip({ store, order }: { store: OwnStore; order: StoreOrder }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const rows = itemsToPack(order).map((item) => ({
    ...{ key: item.id, name: localized(item.product, "name", language) },
    ...{ quantity: packed(item), unit: item.unit },
  }));
  return (
    <section className="break-after-page last:break-after-auto">
      <header className="flex items-end justify-between gap-x-6 border-b-2 border-black pb-3">
        <p className="text-title font-bold">{store.name}</p>
        <p className="figures text-right">
          <span className="block text-title font-bold">{orderNumber(order.id)}</span>
          <span>{formatDate(order.createdAt)}</span>
        </p>
      </header>
      <div className="my-5">
        {order.pickup ? <PickupFacts pickup={order.pickup} /> : null}
        <p className="text-small">{t("ownStore.order.recipient")}</p>
        <p className="text-lead font-bold">{order.customerName}</p>
        <p className="figures font-semibold">{order.customerPhone}</p>
        {order.pickup ? null : <p className="whitespace-pre-line">{order.customerAddress}</p>}
        {order.doorCode ? <p>{`${t("ownStore.order.doorCode")}: ${order.doorCode}`}</p> : null}
        {order.deliveryNote ? <p className="whitespace-pre-line font-semibold">{order.deliveryNote}</p> : null}
      </div>
      <TickTable rows={rows} />
      <p className="mt-6 border-t border-black/30 pt-2 text-small">
        {[store.name, store.phone, store.address].filter(Boolean).join(" · ")}
      </p>
    </section>
  );
}

/** What these orders need of each product, visible in print only. */
export function PickingSheet({ store, orders }: { store: OwnStore; orders: readonly StoreOrder[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <Sheets>
      <h1 className="mb-4 text-title font-bold">{`${store.name}: ${t("ownStore.order.toPack")}`}</h1>
      <TickTable rows={packsOf(orders, language)} />
      <p className="figures mt-4">{orders.map(({ id }) => orderNumber(id)).join(", ")}</p>
    </Sheets>
  );
}
