import type mn from "./locales/mn.json";

export * from "./address";
export * from "./change";

export type OrderChangeErrorCode = keyof typeof mn;
