import type { Call } from "@zakh/kit/http/calls";
import { cashReceiptCalls } from "./cash-receipt-calls";
import { creditCalls } from "./credit-calls";
import { monthCalls } from "./month-calls";
import { refundCalls } from "./refund-calls";

/** Every call of this plugin. */
export const calls: readonly Call[] = [...monthCalls, ...cashReceiptCalls, ...refundCalls, ...creditCalls];
