import {
  type CashReceiptInput,
  maskReceiptNumber,
  type OrderCashReceipt,
  UNKNOWN_BUYER,
} from "../contract/cash-receipt";

/** What the table keeps of a receipt. */
export interface StoredReceipt {
  /** Null when the buyer asked for none. */
  asked: CashReceiptInput | null;
  issuedNumber: string | null;
  issuedAt: Date | null;
  /** Whole won for which it was issued; null for one that was issued before this was kept. */
  issuedAmount: number | null;
  voidedAt: Date | null;
}

/** Of `cash_receipt c`: `StoredReceipt`. */
export const STORED_RECEIPT = `CASE WHEN c.kind IS NOT NULL THEN json_build_object('kind', c.kind, 'number', c.number) END AS asked,
  c.issued_number AS "issuedNumber", c.issued_at AS "issuedAt", c.issued_amount AS "issuedAmount", c.voided_at AS "voidedAt"`;

/** For the order detail `d`: `StoredReceipt` as JSON, null without a row. */
export const ORDER_RECEIPT_SQL = `(SELECT row_to_json(stored) FROM (
  SELECT ${STORED_RECEIPT} FROM cash_receipt c WHERE c.order_detail_id = d.id) stored)`;

/** The same, with its times as JSON has them. */
export type ReceiptJson = Pick<StoredReceipt, "asked" | "issuedNumber"> & {
  issuedAt: string | null;
  voidedAt: string | null;
};

/** The receipt as its order tells it: masked, and as not issued once it was cancelled; null when there is nothing to tell. */
export function toOrderReceipt(stored: ReceiptJson | null): OrderCashReceipt | null {
  if (!stored) return null;
  const { asked, voidedAt } = stored;
  const issuedAt = voidedAt === null ? stored.issuedAt : null;
  if (!asked && issuedAt === null) return null;
  return {
    kind: asked?.kind ?? null,
    number: asked ? maskReceiptNumber(asked) : UNKNOWN_BUYER,
    issuedNumber: issuedAt === null ? null : stored.issuedNumber,
    issuedAt: issuedAt && new Date(issuedAt).toISOString(),
  };
}
