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
  /** Whole won taken off, with the corrections, and those of them. */
  weightReduction: number;
  correction: number;
  weightRefund: WeightRefund;
}

/**
 * Whole won that a delivery makes credit: what was taken off for lighter goods, as far as it has not gone back yet. Money that the order
 * did not need is never a part of it, nor are corrections: of them it was decided when they were made.
 */
export function creditOfDelivery({
  creditable,
  weightReduction,
  correction,
  weightRefund,
}: Pick<Owed, "creditable" | "weightReduction" | "correction" | "weightRefund">): number {
  const lighter = weightReduction - correction;
  return becomesCredit(weightRefund, lighter) ? Math.max(0, Math.min(lighter, creditable)) : 0;
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

/** `POST /api/admin/orders/{id}/corrections`: whole won that a delivered order costs less, and why. */
export const correctionInput = z.object({
  amount: typedAmount.min(1, "amount_invalid"),
  reason: typedReason,
});
export type CorrectionInput = z.infer<typeof correctionInput>;
