import { publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { typedAmount, typedReason } from "./typed-amount";

/** What a customer wants for goods that were packed lighter than ordered (ruling 50). */
export const WEIGHT_REFUNDS = ["auto", "credit", "transfer"] as const;
export type WeightRefund = (typeof WEIGHT_REFUNDS)[number];

/** From this many won on, `auto` is a transfer back. */
export const CREDIT_BELOW = 5000;

/** Whether `amount` won for lighter goods become credit. */
export function becomesCredit(wanted: WeightRefund, amount: number): boolean {
  return wanted === "credit" || (wanted === "auto" && amount < CREDIT_BELOW);
}

interface Owed {
  status: string;
  /** Whole won that are to go back, and those of them that the order's own payment holds. */
  toReturn: number;
  owedOfPayment: number;
  weightReduction: number;
  weightRefund: WeightRefund;
}

/**
 * Whole won that a delivery makes credit: what was taken off for lighter goods, as far as it has not gone back yet. It is always
 * money of the order's payment; money that the order did not need is not.
 */
export function creditOfDelivery({
  owedOfPayment,
  weightReduction,
  weightRefund,
}: Omit<Owed, "status" | "toReturn">): number {
  return becomesCredit(weightRefund, weightReduction) ? Math.max(0, Math.min(weightReduction, owedOfPayment)) : 0;
}

/** Whole won that are to be transferred back; what the delivery makes credit is not. */
export function toTransferBack({ status, toReturn, ...owed }: Owed): number {
  return Math.max(0, toReturn - (status === "processing" ? creditOfDelivery(owed) : 0));
}

interface Weighed {
  /** Won per `priceDivisor` kilograms. */
  price: number;
  priceDivisor: number;
  /** Kilograms ordered. */
  quantity: number;
  /** Whole won. */
  lineTotal: number;
}

/**
 * Whole won that a line costs less because `packed` kg were packed: the price of the missing grams, rounded once. More than was
 * ordered is a gift: 0. For 2.0 kg at 18,900 won a kilogram, packed 1.87: 2,457.
 */
export function lessFor({ price, priceDivisor, quantity, lineTotal }: Weighed, packed: number): number {
  const missing = grams(quantity) - grams(packed);
  if (missing <= 0) return 0;
  if (packed === 0) return lineTotal;
  const numerator = 2n * BigInt(Math.round(price * 100)) * BigInt(missing);
  const denominator = BigInt(Math.round(priceDivisor * 100)) * 1000n;
  return Math.min(lineTotal, Number((numerator + denominator) / (2n * denominator)));
}

/** Whole grams. */
export function grams(kilograms: number): number {
  return Math.round(kilograms * 1000);
}

/** The most kilograms of a line that can be packed. */
const PACKED_MAX = 2000;

/** Kilograms as scales show them. */
const weighed = z
  .number({ error: "packed_invalid" })
  .min(0, "packed_invalid")
  .max(PACKED_MAX, "packed_invalid")
  // Not `multipleOf`, which takes 1e-7 for a multiple of 0.01.
  .refine((kilograms) => Number(kilograms.toFixed(2)) === kilograms, "packed_invalid");

/** Kilograms of a delivered line that come back. */
export const returnedWeight = weighed.positive();

/** `PUT /api/admin/orders/{id}/packed` (ruling 50): kilograms, at most two decimals; 0 for "was not there", null for not weighed. */
export const packedInput = z.object({
  lines: z
    .array(z.object({ id: publicId, packedQuantity: weighed.nullable() }), { error: "packed_invalid" })
    .min(1, "packed_invalid")
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "packed_invalid"),
});
export type PackedInput = z.infer<typeof packedInput>;

/** `POST /api/admin/orders/{id}/corrections`: whole won that a delivered order costs less, and why. */
export const correctionInput = z.object({
  amount: typedAmount.min(1, "amount_invalid"),
  reason: typedReason,
});
export type CorrectionInput = z.infer<typeof correctionInput>;
