import type { Language } from "@zakh/kit/contract";
import { businessLines } from "@zakh/site-settings/contract";
import type { LegalFacts } from "./facts";

/** Lines of a list; nothing for an empty one. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Parts of a text, one below the other; empty ones are left out. */
export function text(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Who sells, as the settings say. */
export function identity(facts: LegalFacts, language: Language): string {
  const lines = businessLines(facts.business, language).map(({ label, value }) => `${label}: ${value}`);
  return bullets(lines.length > 0 ? lines : [facts.shopName, contact(facts)].filter(Boolean));
}

/** Where the shop is reached; empty where nothing is set. */
export function contact({ phone, email }: LegalFacts): string {
  return [phone, email].filter(Boolean).join(", ");
}
