import { LANGUAGES } from "@zakh/kit/contract";
import type { LegalKind, LegalTexts } from "../contract";
import { DELIVERY } from "./delivery";
import type { LegalFacts } from "./facts";
import { PRIVACY } from "./privacy";
import { RETURNS } from "./returns";
import { TERMS } from "./terms";

const TEMPLATES = { terms: TERMS, privacy: PRIVACY, returns: RETURNS, delivery: DELIVERY };

/** The text that a shop begins with, in each language: a draft that the owner must read (ruling 56). */
export function legalTemplate(kind: LegalKind, facts: LegalFacts): LegalTexts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, TEMPLATES[kind][language](facts)])) as LegalTexts;
}
