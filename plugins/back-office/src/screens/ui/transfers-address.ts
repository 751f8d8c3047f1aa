import { LINE_STATES, type LineState } from "@zakh/bank-statements/contract";
import { anyId, anyText, type ListAddress, oneOf, readListAddress } from "./lists/list-address";
import { SHARED_PARAMETER } from "./shared-file";

/** Parts of the screen beside the queue, which is the first. */
export const TRANSFER_VIEWS = ["queue", "lines", "statements", "layouts"] as const;
export type TransferView = (typeof TRANSFER_VIEWS)[number];

export interface TransferFilters {
  /** "" is every state. */
  state: LineState | "";
  /** Public id of the statement whose lines are shown; "" is all. */
  statement: string;
  search: string;
}

interface TransfersAddress extends ListAddress<TransferFilters> {
  view: TransferView;
  /** Whether another app has just shared a file. */
  isShared: boolean;
}

const FILTERS = { state: oneOf(LINE_STATES), statement: anyId, search: anyText };

export function readTransfersAddress(search: URLSearchParams): TransfersAddress {
  return {
    ...readListAddress<TransferFilters>(search, FILTERS),
    view: TRANSFER_VIEWS.find((view) => view === search.get("view")) ?? "queue",
    isShared: search.has(SHARED_PARAMETER),
  };
}

/** The address of another part of the screen, without the filters of the last one. */
export function viewAddress(view: TransferView, more: Record<string, string> = {}): Record<string, string> {
  return view === "queue" ? more : { view, ...more };
}
