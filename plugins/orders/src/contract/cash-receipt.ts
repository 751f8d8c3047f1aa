import { phone } from "@zakh/kit/contract";
import { z } from "zod";
import { businessNumber } from "./business-number";

/** Whole won from which on a receipt is to be issued although nobody asked for it (a retailer of meat, since 2024). */
export const CASH_RECEIPT_MIN_TOTAL = 100_000;

/** The number by which a receipt is issued to a buyer who gave none, set by the National Tax Service. */
export const UNKNOWN_BUYER = "010-000-1234";

/** Whom a receipt is for: a person by the phone, or a business by its number. */
export const CASH_RECEIPT_KINDS = ["phone", "business"] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];

/** What a buyer asks for; its numbers are 010-1234-5678 and 123-45-67890. */
export const cashReceiptInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("phone"), number: phone }),
    z.object({ kind: z.literal("business"), number: businessNumber }),
  ],
  { error: "cash_receipt_kind_invalid" },
);
export type CashReceiptInput = z.infer<typeof cashReceiptInput>;

/** The number with all but its last four digits hidden: 010-****-5678, ***-**-*7890. */
export function maskReceiptNumber({ kind, number }: CashReceiptInput): string {
  const hidden = kind === "phone" ? "010-****-" : "***-**-*";
  return `${hidden}${number.slice(-4)}`;
}

/** The receipt of an order as everybody sees it who may read the order. */
export const orderCashReceipt = z.object({
  /** Null when the buyer asked for none. */
  kind: z.enum(CASH_RECEIPT_KINDS).nullable(),
  /** Only its last four digits, but for an unknown buyer. */
  number: z.string(),
  /** The approval number; null while it is not issued. */
  issuedNumber: z.string().nullable(),
  issuedAt: z.iso.datetime().nullable(),
});
export type OrderCashReceipt = z.infer<typeof orderCashReceipt>;
