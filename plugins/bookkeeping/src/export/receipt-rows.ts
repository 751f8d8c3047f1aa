import type { Sheet, SheetCell } from "@zakh/kit/export/sheet";
import { type CashReceiptKind, orderNumber } from "@zakh/orders/contract";
import type { CashReceiptState } from "../contract/cash-receipts";

export interface FileReceipt {
  orderId: number;
  /** yyyy-MM-dd in Seoul. */
  day: string;
  state: CashReceiptState;
  /** Null for a buyer who asked for none. */
  kind: CashReceiptKind | null;
  number: string;
  /** Whole won. */
  amount: number;
  issuedNumber: string | null;
}

/** What Hometax calls the two uses of a receipt; a buyer who asked for none has the first, with the number for unknown buyers. */
const USES: Record<CashReceiptKind, string> = { phone: "소득공제용", business: "지출증빙용" };

const STATES: Record<CashReceiptState, string> = {
  to_issue: "발급 대상",
  to_void: "취소 대상",
  issued: "발급",
  voided: "취소",
  not_due: "",
};

interface Column {
  title: string;
  width: number;
  cell: (receipt: FileReceipt) => SheetCell;
}

/**
 * The columns of the upload at Hometax, in Korean as it reads them, then what the shop knows. Supply value and tax stay empty: the shop does not tell
 * exempt meat from taxable food, so whoever uploads fills them in.
 */
const COLUMNS: readonly Column[] = [
  { title: "거래구분", width: 12, cell: ({ state }) => (isCancelled(state) ? "취소거래" : "승인거래") },
  { title: "거래일자", width: 12, cell: ({ day }) => day.replaceAll("-", "") },
  { title: "용도구분", width: 14, cell: ({ kind }) => USES[kind ?? "phone"] },
  { title: "발급수단번호", width: 18, cell: ({ number }) => number.replaceAll("-", "") },
  { title: "총금액", width: 14, cell: ({ amount }) => amount },
  { title: "공급가액", width: 14, cell: () => null },
  { title: "부가세", width: 12, cell: () => null },
  { title: "봉사료", width: 10, cell: () => 0 },
  { title: "승인번호", width: 18, cell: ({ issuedNumber }) => issuedNumber ?? "" },
  { title: "상태", width: 12, cell: ({ state }) => STATES[state] },
  { title: "주문번호", width: 14, cell: ({ orderId }) => orderNumber(orderId) },
];

function isCancelled(state: CashReceiptState): boolean {
  return state === "to_void" || state === "voided";
}

export function receiptSheet(receipts: readonly FileReceipt[]): Sheet {
  return {
    name: "현금영수증",
    titles: COLUMNS.map(({ title }) => title),
    rows: receipts.map((receipt) => COLUMNS.map(({ cell }) => cell(receipt))),
    widths: COLUMNS.map(({ width }) => width),
    numberFormat: "#,##0",
  };
}
