import { quantitiesText, quantityText } from "@zakh/catalog/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { businessParagraph } from "@zakh/site-settings/contract";
import { createPortal } from "react-dom";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useShopName } from "../layout/shop-name";
import { usePaymentOf } from "../resources/payment-methods";
import { useStaffRole } from "../resources/session";
import { useSetting } from "../resources/settings";
import { useTraceNumbers } from "../resources/trace-numbers";
import { signedWon, won } from "../ui/money";
import { ItemOrigin } from "./item-origin";
import { packedQuantitiesOf } from "./item-quantity";
import { ItemSeller } from "./item-seller";
import { shownReductions } from "./reductions";
import { slipNumbers } from "./slip-trace";

const SHEET_ID = "packing-slip";

/** Print styles that hide everything except the slips, in whichever host the screen runs. */
const PRINT_RULES = `
  @page { size: A4; margin: 14mm; }
  @media print {
    html, body { background: #fff !important; overflow: visible !important; height: auto !important; }
    body > :not(#${SHEET_ID}) { display: none !important; }
  }
`;

/** The slips of these orders, visible in print only, and then nothing else is. */
export function SlipSheets({ orders }: { orders: readonly Order[] }) {
  return createPortal(
    <div id={SHEET_ID} className="hidden print:block">
      <style>{PRINT_RULES}</style>
      {orders.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
    </div>,
    document.body,
  );
}

const CELL = "border-b border-black/30 px-2 py-2 text-left align-top";

/** An order's packing slip, on a page of its own. */
function Slip({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const shop = useShopName();
  const payment = usePaymentOf(order);
  const traceNumbers = useTraceNumbers();
  const role = useStaffRole();
  return (
    <section className="break-after-page bg-white text-[11pt] leading-snug text-black last:break-after-auto">
      <header className="flex items-end justify-between gap-x-6 border-b-2 border-black pb-3">
        <div>
          <p className="text-[10pt]">{shop}</p>
          <h1 className="text-[20pt] font-bold leading-tight">{t("order.slip.title")}</h1>
        </div>
        <div className="text-right tabular-nums">
          <p className="text-[20pt] font-bold leading-tight">{orderNumber(order.id)}</p>
          <p>{dateTime(order.createdAt)}</p>
        </div>
      </header>
      <div className="my-5">
        <p className="text-[10pt]">{t("order.slip.to")}</p>
        <p className="text-[15pt] font-bold">{order.customerName}</p>
        <p className="text-[13pt] font-semibold tabular-nums">{order.customerPhone}</p>
        {payment.delivers && <p className="whitespace-pre-line text-[13pt]">{order.customerAddress}</p>}
        {order.address?.doorCode && (
          <p className="text-[13pt] font-semibold">{`${t("order.doorCode")}: ${order.address.doorCode}`}</p>
        )}
        {order.deliveryNote && (
          <p className="text-[13pt] font-semibold">{`${t("order.deliveryNote")}: ${order.deliveryNote}`}</p>
        )}
        {order.note && <p className="whitespace-pre-line text-[13pt]">{`${t("order.note")}: ${order.note}`}</p>}
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-[10pt]">
            <th scope="col" className={`${CELL} w-8`}>
              <span aria-hidden>✓</span>
            </th>
            <th scope="col" className={CELL}>
              {t("order.product")}
            </th>
            <th scope="col" className={CELL}>
              {t("order.category")}
            </th>
            <th scope="col" className={`${CELL} !text-right`}>
              {t("order.quantity")}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={CELL}>
                <span className="mt-0.5 inline-block size-4 border border-black" />
              </td>
              <td className={`${CELL} font-semibold`}>
                <span>{item.product.name}</span>
                <ItemOrigin product={item.product} className="block break-words text-[10pt] font-normal" />
                <ItemSeller seller={item.seller} className="block break-words text-[10pt] font-normal" />
                <SlipTrace numbers={slipNumbers(order, item, traceNumbers)} />
              </td>
              <td className={CELL}>{item.product.category}</td>
              <td className={`${CELL} !text-right text-[13pt] font-semibold tabular-nums`}>
                <span>{quantityText(item.quantity, item.unit, language)}</span>
                {item.packedQuantity !== null && (
                  <span className="block text-[10pt]">
                    <span>
                      {t("order.slip.packed", { quantity: quantityText(item.packedQuantity, item.unit, language) })}
                    </span>
                    {item.weightReduction > 0 && <span>{` (${signedWon(-item.weightReduction)})`}</span>}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="px-2 py-2 font-semibold">
              {t("order.slip.quantities")}
            </td>
            <td className="px-2 py-2 text-right text-[13pt] font-bold tabular-nums">
              {quantitiesText(packedQuantitiesOf(order.items), language)}
            </td>
          </tr>
        </tfoot>
      </table>
      {role !== "packer" && <Sums order={order} />}
      <p className="mt-10 flex gap-x-10">
        <Signature label={t("order.slip.packedBy")} />
        <Signature label={t("order.slip.receivedBy")} />
      </p>
      <Seller />
    </section>
  );
}

/** Of which lots a line is packed. */
function SlipTrace({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTexts();
  if (numbers.length === 0) return null;
  return (
    <span className="block text-[10pt] font-normal tabular-nums">
      <span>{`${t("order.slip.trace")}: `}</span>
      <span>{numbers.join(", ")}</span>
    </span>
  );
}

/** Who sells, as the law has it on papers. */
function Seller() {
  const { language } = useTexts();
  const { data } = useSetting("business");
  const paragraph = data && businessParagraph(data, language);
  return paragraph ? <p className="mt-6 border-t border-black/30 pt-2 text-[9pt]">{paragraph}</p> : null;
}

/** What it costs and how it is paid, which a packer does not know. */
function Sums({ order }: { order: Order }) {
  const { t } = useTexts();
  const payment = usePaymentOf(order);
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-2">
      {order.discount > 0 && <Fact label={t("order.discount")} value={signedWon(-order.discount)} />}
      {shownReductions(order).map(([name, amount]) => (
        <Fact key={name} label={t(`order.${name}`)} value={signedWon(-amount)} />
      ))}
      <Fact label={t("order.total")} value={won(order.totalAmount)} />
      {order.creditUsed > 0 && <Fact label={t("order.creditUsed")} value={won(order.creditUsed)} />}
      <Fact label={t("order.status")} value={t(`status.${order.status}`)} />
      <Fact label={t("order.method")} value={payment.name} />
      {payment.facts.map(({ name, label, value }) => (
        <Fact key={name} label={label} value={value} />
      ))}
      {order.transferAccountHolder && <Fact label={t("order.depositor")} value={order.transferAccountHolder} />}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[10pt]">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Signature({ label }: { label: string }) {
  return (
    <span className="flex flex-1 items-end gap-x-2">
      <span>{label}</span>
      <span className="h-8 flex-1 border-b border-black" />
    </span>
  );
}
