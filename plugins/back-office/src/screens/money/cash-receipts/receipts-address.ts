import { CASH_RECEIPT_VIEWS, type CashReceiptView } from "@zakh/bookkeeping/contract";
import { type ListAddress, readListAddress } from "../../ui/lists/list-address";

interface ReceiptsAddress extends ListAddress<object> {
  view: CashReceiptView;
}

/** The list and the open order in the address of the screen. */
export function readReceiptsAddress(search: URLSearchParams): ReceiptsAddress {
  return {
    ...readListAddress<object>(search, {}),
    view: CASH_RECEIPT_VIEWS.find((view) => view === search.get("view")) ?? "open",
  };
}
