import { shopPage } from "@zakh/kit/configuration/kit-options";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import { type CurrentLegal, FRESH_GOODS, LEGAL_TITLES, type LegalKind } from "../contract";
import type { Agreed } from "../workflows/consent-rows";
import type mn from "./locales/mn.json";

const TEXTS = readTexts<keyof typeof mn>(__dirname, "locales");

/** The small print of an order's mail: the sentence about fresh goods as it was agreed to, and the versions with their links. */
export function legalMailNotice(agreed: Agreed, current: CurrentLegal, language: Language): string {
  const text = TEXTS[language];
  const linked = (kind: LegalKind) => {
    const version = current[kind];
    const path = version ? `/${kind}?version=${version.id}` : `/${kind}`;
    const title = LEGAL_TITLES[kind][language];
    const named = version ? fillText(text.version, { title, day: version.validFrom }) : title;
    return `${named}: ${shopPage(path)}`;
  };
  return [
    agreed.freshGoods ? text.agreed : "",
    FRESH_GOODS[language],
    linked("returns"),
    ...(current.terms ? [linked("terms")] : []),
  ]
    .filter(Boolean)
    .join("\n");
}
