import type mn from "./locales/mn.json";

export * from "./admin-review";
export * from "./own-review";
export * from "./review";

export type ReviewErrorCode = keyof typeof mn;
