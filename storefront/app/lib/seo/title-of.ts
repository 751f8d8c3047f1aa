import { fallbackLanguage, type Localized, localized } from "@zakh/kit/contract";
import type { Translate } from "../../i18n/use-texts";

/** The title of a thing. Where its name is in another language than the page, what the shop sells follows, by which Naver's readers find it. */
export function titleOf(thing: Localized<"name">, language: string, t: Translate): string {
  const name = localized(thing, "name", language);
  return fallbackLanguage(thing, "name", language) ? `${name} · ${t("home.title")}` : name;
}
