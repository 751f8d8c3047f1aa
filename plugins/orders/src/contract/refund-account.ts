import { line, numberGroups, required } from "@zakh/kit/contract";
import { z } from "zod";
import { KOREAN_BANKS } from "./korean-banks";

/** Digits of a Korean account number, at least and at most. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 16;

const BANK_NAMES = KOREAN_BANKS.map(({ name }) => name);

/** Digits in groups, `110-234-567890` or without hyphens; a text, because it may begin with 0. */
const accountNumber = z
  .string({ error: "refund_account_invalid" })
  .max(50, "refund_account_invalid")
  .overwrite(numberGroups)
  .regex(/^\d+(-\d+)*$/, "refund_account_invalid")
  .refine((number) => {
    const digits = number.replaceAll("-", "").length;
    return digits >= DIGITS_MIN && digits <= DIGITS_MAX;
  }, "refund_account_invalid");

/** `PUT /api/orders/{id}/refund-account`: where the customer wants the money back (ruling 48). */
export const refundAccountInput = z.object({
  /** A name of `KOREAN_BANKS`. */
  bankName: z.enum(BANK_NAMES, { error: "refund_bank_required" }),
  accountNumber,
  accountHolder: required(line(50), "refund_holder_required"),
});
export type RefundAccountInput = z.infer<typeof refundAccountInput>;

/** `GET /api/admin/orders/{id}/refund-account`: the whole account, for admins. */
export const refundAccount = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
  givenAt: z.iso.datetime(),
});
export type RefundAccount = z.infer<typeof refundAccount>;

/** The account as it is shown with its order: `****` and the last four digits of the number. */
export const maskedRefundAccount = refundAccount.omit({ givenAt: true });
export type MaskedRefundAccount = z.infer<typeof maskedRefundAccount>;

const SHOWN_DIGITS = 4;

/** The last four digits after `****`. */
export function maskedNumber(accountNumber: string): string {
  return `****${accountNumber.replace(/\D/g, "").slice(-SHOWN_DIGITS)}`;
}
