import { publicId, withoutInvisible } from "@zakh/kit/contract";
import { z } from "zod";
import { ORDER_STATUS, type OrderStatus } from "./status";
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
  status: OrderStatus;
  /** Whole won that are to go back, and those of them by which the total was lowered. */
  toReturn: number;
  creditable: number;
  /** Whole won that the delivery makes credit once its undo time is over. */
  creditToGive: number;
  weightReduction: number;
  weightRefund: WeightRefund;
}

/**
 * Whole won that a delivery makes credit: what was taken off for lighter goods, as far as it has not gone back yet. Money that the order
 * did not need is never a part of it.
 */
export function creditOfDelivery({
  creditable,
  weightReduction,
  weightRefund,
}: Pick<Owed, "creditable" | "weightReduction" | "weightRefund">): number {
  return becomesCredit(weightRefund, weightReduction) ? Math.max(0, Math.min(weightReduction, creditable)) : 0;
}

/** Whole won that are to be transferred back; what the delivery makes credit is not. */
export function toTransferBack({ status, toReturn, creditToGive, ...owed }: Owed): number {
  const credit = ORDER_STATUS[status].awaitsDelivery ? creditOfDelivery(owed) : Math.min(creditToGive, owed.creditable);
  return Math.max(0, toReturn - credit);
}

interface ReducedLine {
  packedQuantity: number | null;
  weightReduction: number;
}

/** What was taken off an order after its payment, in whole won. */
export interface Reductions {
  /** For lighter lines, and lines that were not there. */
  weightReduction: number;
  /** By corrections after the delivery. */
  correction: number;
  /** What had gone back before the order was weighed anew, as credit that is spent or by transfer: it stays the customer's (ruling 64). */
  givenBack: number;
}

/** The parts of all that was `takenOff` an order. Its lines may be lighter by more than it costs. */
export function partsOfReduction(items: readonly ReducedLine[], takenOff: number, correction: number): Reductions {
  const ofLines = items.reduce((won, line) => won + line.weightReduction, 0);
  const weightReduction = Math.min(ofLines, takenOff - correction);
  return { weightReduction, correction, givenBack: takenOff - correction - weightReduction };
}

/** The same, with the lines that were not there apart from those that are lighter. */
export function reductionsOf({
  items,
  weightReduction,
  correction,
  givenBack,
}: Reductions & { items: readonly ReducedLine[] }) {
  const removedLines = items.reduce((won, line) => (line.packedQuantity === 0 ? won + line.weightReduction : won), 0);
  return { weightReduction: weightReduction - removedLines, removedLines, correction, givenBack };
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

/**
 * Whether `packed` kg are so many more than the `ordered` kg, or so few, that somebody has to confirm them (ruling 66). 0 is a line that
 * was not there: its whole price goes back.
 */
export function isUnlikelyWeight(ordered: number, packed: number): boolean {
  return 2 * grams(packed) > 3 * grams(ordered) + 1000 || 10 * grams(packed) < grams(ordered);
}

/**
 * Kilograms that somebody has typed from a scale, to 10 g: with a point or a comma; 100 or more without one are grams (ruling 66), and
 * packs with `+` between them are added up. Undefined where it is no weight.
 * @example readPackedWeight("1.2+650") // 1.85
 */
export function readPackedWeight(text: string): number | undefined {
  const packs = withoutInvisible(text.normalize("NFKC")).replaceAll(/\s/g, "").split("+");
  // A pack that is still to be typed.
  if (packs.length > 1 && packs.at(-1) === "") packs.pop();
  const total = packs.reduce((sum, pack) => sum + gramsOfPack(pack), 0);
  const kilograms = Math.round(total / 10) / 100;
  return weighed.safeParse(kilograms).success ? kilograms : undefined;
}

function gramsOfPack(typed: string): number {
  if (/^\d{3,6}$/.test(typed) && Number(typed) >= 100) return Number(typed);
  return /^\d{1,4}([.,]\d{0,3})?$|^[.,]\d{1,3}$/.test(typed) ? grams(Number(typed.replace(",", "."))) : Number.NaN;
}

/**
 * `PUT /api/admin/orders/{id}/packed` (ruling 50): kilograms, at most two decimals; 0 for "was not there", null for not weighed. A
 * weight that can hardly be, also 0, needs `confirmed` (ruling 66). `from` is the weight that was known when it was typed: a line that
 * has another one by now keeps that.
 */
export const packedInput = z.object({
  lines: z
    .array(z.object({ id: publicId, packedQuantity: weighed.nullable(), from: weighed.nullable().optional() }), {
      error: "packed_invalid",
    })
    .min(1, "packed_invalid")
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "packed_invalid"),
  confirmed: z.boolean({ error: "value_invalid" }).optional(),
});
export type PackedInput = z.infer<typeof packedInput>;

/** `POST /api/admin/orders/{id}/corrections`: whole won that a delivered order costs less, and why. */
export const correctionInput = z.object({
  amount: typedAmount.min(1, "amount_invalid"),
  reason: typedReason,
});
export type CorrectionInput = z.infer<typeof correctionInput>;
