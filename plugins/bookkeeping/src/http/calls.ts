import type { Call } from "@zakh/kit/http/calls";
import { cashReceiptCalls } from "./cash-receipt-calls";
import { creditCalls } from "./credit-calls";
import { customerPageCalls } from "./customer-page-calls";
import { monthCalls } from "./month-calls";
import { ordersFileCalls } from "./orders-file-calls";
import { refundCalls } from "./refund-calls";

export const calls: readonly Call[] = [
  ...monthCalls,
  ...ordersFileCalls,
  ...cashReceiptCalls,
  ...refundCalls,
  ...creditCalls,
  ...customerPageCalls,
];
