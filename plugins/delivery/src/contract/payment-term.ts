import { DAY_MS, SEOUL_MS } from "@zakh/kit/contract";
import type { DeliveryPlan } from "./delivery-plan";

const HOUR_MS = DAY_MS / 24;

/**
 * Until when an order that is placed at `placedAt` is to be paid, so many hours later; null for 0 hours. Never before the cut-off of
 * the first parcels that leave: nobody is asked for money sooner than it is of use (ruling 61).
 */
export function paymentDeadline(hours: number, placedAt: Date, plan: DeliveryPlan | null): Date | null {
  if (hours === 0) return null;
  const term = placedAt.getTime() + hours * HOUR_MS;
  return new Date(plan ? Math.max(term, Date.parse(plan.payBefore)) : term);
}

/** What a promised day asks of the payment: that it comes by the deadline, or before an hour of the day on which the order leaves. */
export type PaymentCondition = { by: "deadline" } | { by: "hour"; hour: string } | { by: "day" };

/** Pages and mails name one moment to pay by, the deadline; the promised day never asks for the money later (ruling 61). */
export function paymentCondition({ leavesOn, payBefore }: DeliveryPlan, deadline: Date | null): PaymentCondition {
  if (deadline && Date.parse(payBefore) >= deadline.getTime()) return { by: "deadline" };
  const hour = (Date.parse(payBefore) + SEOUL_MS - Date.parse(`${leavesOn}T00:00:00Z`)) / HOUR_MS;
  return hour === 0 ? { by: "day" } : { by: "hour", hour: `${String(hour).padStart(2, "0")}:00` };
}
