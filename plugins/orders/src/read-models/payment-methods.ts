import { defineSnapshot, type Snapshot } from "@zakh/kit/cache/snapshot";
import { LANGUAGES, type Language } from "@zakh/kit/contract";
import type { PaymentMethod as ShownMethod } from "../contract/payment-method";
import { type PaymentMethod, paymentMethods } from "../payment/payment-method";

/** Catalogue keys of a method's own texts. */
const SAYS = /^says\.(.+)$/;

export async function shownMethod(method: PaymentMethod): Promise<ShownMethod> {
  const { code, immediate, delivers, asks, facts, texts } = method;
  const { isOffered, details, hasTransferDiscount = false } = await method.offer();
  const ownTexts = Object.keys(texts.mn).flatMap((key) => SAYS.exec(key)?.[1] ?? []);
  return {
    code,
    isOffered,
    isImmediate: immediate,
    delivers,
    hasTransferDiscount,
    asks: Object.keys(asks.shape),
    name: inLanguages(method, "name"),
    hint: inLanguages(method, "hint"),
    says: Object.fromEntries(ownTexts.map((what) => [what, inLanguages(method, `says.${what}`)])),
    facts: facts.map((name) => ({ name, label: inLanguages(method, `fact.${name}`) })),
    details: isOffered ? { ...details } : {},
  };
}

function inLanguages({ texts }: PaymentMethod, key: string): ShownMethod["name"] {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language][key] ?? ""])) as Record<
    Language,
    string
  >;
}

let snapshot: Snapshot<ShownMethod[]> | undefined;

/** `GET /api/payment-methods`, from memory. Created at the first use, when all plugins have registered theirs. */
export function shownMethods(): Snapshot<ShownMethod[]> {
  snapshot ??= defineSnapshot({
    tables: [...new Set(paymentMethods().flatMap(({ tables }) => tables))],
    load: () => Promise.all(paymentMethods().map(shownMethod)),
  });
  return snapshot;
}
