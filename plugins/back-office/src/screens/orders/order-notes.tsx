import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";

/** What the customer asks of whoever brings the goods, and the note on the order. */
export function OrderNotes({ order: { deliveryNote, note } }: { order: Pick<Order, "deliveryNote" | "note"> }) {
  const { t } = useTexts();
  return (
    <>
      {deliveryNote && (
        <p className="text-ui-fg-base mt-2 break-words text-sm">
          <span className="font-medium">{`${t("order.deliveryNote")}:`}</span>
          <span>{` ${deliveryNote}`}</span>
        </p>
      )}
      {note && (
        <p className="text-ui-fg-base mt-2 whitespace-pre-line break-words text-sm">
          <span className="font-medium">{`${t("order.note")}:`}</span>
          <span>{` ${note}`}</span>
        </p>
      )}
    </>
  );
}
