import type mn from "./locales/mn.json";

export * from "./admin-store";
export * from "./confirmed-fields";
export * from "./opening-hours";
export * from "./position";
export * from "./service-category";
export * from "./store";
export * from "./store-duties";
export * from "./store-identity";
export * from "./store-order";
export * from "./store-order-step";
export * from "./store-service";

export type MarketplaceErrorCode = keyof typeof mn;
