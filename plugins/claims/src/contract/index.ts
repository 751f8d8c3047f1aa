import type mn from "./locales/mn.json";

export * from "./admin-claim";
export * from "./claim";

export type ClaimErrorCode = keyof typeof mn;
