import type mn from "./locales/mn.json";

export * from "./agree-texts";
export * from "./consent";
export * from "./fresh-goods";
export * from "./kinds";
export * from "./legal";
export * from "./legal-document";
export * from "./legal-titles";

export type LegalErrorCode = keyof typeof mn;
