import type mn from "./locales/mn.json";

export type AccountErrorCode = keyof typeof mn;

export * from "./address-book";
export * from "./agreed";
export * from "./failed-jobs";
export * from "./fields";
export * from "./health";
export * from "./merging";
export * from "./new-customer";
export * from "./own-account";
export * from "./page-failure";
export * from "./password-reset";
export * from "./personal-data";
export * from "./profile";
export * from "./push";
export * from "./sign-in";
export * from "./staff";
export * from "./user";
export * from "./users";
