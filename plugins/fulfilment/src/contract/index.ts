import type mn from "./locales/mn.json";

export * from "./displaced";
export * from "./packed-lots";
export * from "./packing";
export * from "./parcels";

export type FulfilmentErrorCode = keyof typeof mn;
