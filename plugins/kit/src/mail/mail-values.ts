import type { Language } from "../contract/languages";
import { fallbackLanguage, type Localized, localized } from "../contract/localized";
import { numberText } from "../contract/number-text";
import type { MailLine, MailNote } from "./render-mail";

/** Formats won: ₩26,500. At most two decimals, as prices may have them (ruling 1). */
export function wonText(amount: number): string {
  return `₩${numberText(amount, "ko")}`;
}

/** The name of a thing for a line's `name`, in the mail's language where it is translated. */
export function nameInMail<Field extends string>(
  named: Localized<Field>,
  field: Field,
  language: Language,
): Pick<MailLine, "name" | "lang"> {
  return { name: localized(named, field, language), lang: fallbackLanguage(named, field, language) };
}

/** A text of a thing for a line's `note`, in the mail's language where it is translated; undefined when empty. */
export function noteInMail<Field extends string>(
  label: string,
  texts: Localized<Field>,
  field: Field,
  language: Language,
): MailNote | undefined {
  const value = localized(texts, field, language);
  return value === "" ? undefined : { label, value, lang: fallbackLanguage(texts, field, language) };
}
