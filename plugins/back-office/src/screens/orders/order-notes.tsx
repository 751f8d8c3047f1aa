import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";

type Noted = Pick<Order, "address" | "deliveryNote" | "note">;

/** What whoever brings the goods needs to know: the code of the door, what the customer asks, and the note on the order. */
export function OrderNotes({ order: { address, deliveryNote, note } }: { order: Noted }) {
  const { t } = useTexts();
  return (
    <>
      {address?.doorCode && (
        <p className="text-ui-fg-base mt-2 break-words text-sm">
          <span className="font-medium">{`${t("order.doorCode")}:`}</span>
          <span translate="no">{` ${address.doorCode}`}</span>
        </p>
      )}
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
