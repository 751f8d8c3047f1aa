import type mn from "./locales/mn.json";

export * from "./ignored-payer";
export * from "./reconciliation";
export * from "./statement";
export * from "./statement-layout";
export * from "./statement-line";

export type StatementErrorCode = keyof typeof mn;
