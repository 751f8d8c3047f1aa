import type { Language } from "@zakh/kit/contract";

/** The pages that a shop must have, in the order of the footer (ruling 70). */
export const LEGAL_KINDS = ["terms", "privacy", "returns", "delivery"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Those that a customer agrees to, by version. */
export const AGREED_KINDS = ["terms", "privacy"] as const satisfies readonly LegalKind[];
export type AgreedKind = (typeof AGREED_KINDS)[number];

/** Korean first: authorities and courts read it, and what a language lacks is shown in it. */
export const LEGAL_LANGUAGES = ["ko", "mn", "ru", "en"] as const satisfies readonly Language[];

export function isLegalKind(value: string): value is LegalKind {
  return (LEGAL_KINDS as readonly string[]).includes(value);
}
