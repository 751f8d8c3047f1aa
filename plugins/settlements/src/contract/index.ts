import type mn from "./locales/mn.json";

export * from "./books";
export * from "./month";
export * from "./payouts";

export type SettlementsErrorCode = keyof typeof mn;
