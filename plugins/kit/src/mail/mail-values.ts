import type { Language } from "../contract/languages";
import { fallbackLanguage, type Localized, localized } from "../contract/localized";
import { numberText } from "../contract/number-text";
import type { MailLine, MailNote } from "./render-mail";

/** Won as people read it: ₩26,500. At most two decimals, as prices may have them (ruling 1). */
export function wonText(amount: number): string {
  return `₩${numberText(amount, "ko")}`;
}

/** What a mail calls something, as a line's `name`: in the mail's language where it has a name in it. */
export function nameInMail<Field extends string>(
  named: Localized<Field>,
  field: Field,
  language: Language,
): Pick<MailLine, "name" | "lang"> {
  return { name: localized(named, field, language), lang: fallbackLanguage(named, field, language) };
}

/** A text of something as a line's `note`, in the mail's language where it is written in it; none where it is empty. */
export function noteInMail<Field extends string>(
  label: string,
  texts: Localized<Field>,
  field: Field,
  language: Language,
): MailNote | undefined {
  const value = localized(texts, field, language);
  return value === "" ? undefined : { label, value, lang: fallbackLanguage(texts, field, language) };
}
