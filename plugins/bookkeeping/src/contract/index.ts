import type mn from "./locales/mn.json";

export * from "./cash-receipt-days";
export * from "./cash-receipts";
export * from "./credit";
export * from "./customer-page";
export * from "./month";
export * from "./orders-file";
export * from "./period";
export * from "./returns";
export * from "./summary";

export type BookkeepingErrorCode = keyof typeof mn;
