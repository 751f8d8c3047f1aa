import type { AccountErrorCode } from "@zakh/accounts/contract";
import type { CommonErrorCode, Language } from "@zakh/kit/contract";
import type mn from "./mn.json";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every text of the back office; a counted text is named without its plural form. */
export type TextKey = WithoutPlural<keyof typeof mn>;

/** Codes that a form of the back office may be refused with. */
export type FormErrorCode = CommonErrorCode | AccountErrorCode;

export interface Catalogue {
  texts: Record<string, string>;
  errors: Record<string, string>;
}

/** Only the language that is read is loaded. */
export const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  mn: async () =>
    catalogue(await import("./mn.json"), [
      await import("@zakh/kit/locales/mn.json"),
      await import("@zakh/accounts/locales/mn.json"),
    ]),
  ru: async () =>
    catalogue(await import("./ru.json"), [
      await import("@zakh/kit/locales/ru.json"),
      await import("@zakh/accounts/locales/ru.json"),
    ]),
  en: async () =>
    catalogue(await import("./en.json"), [
      await import("@zakh/kit/locales/en.json"),
      await import("@zakh/accounts/locales/en.json"),
    ]),
  ko: async () =>
    catalogue(await import("./ko.json"), [
      await import("@zakh/kit/locales/ko.json"),
      await import("@zakh/accounts/locales/ko.json"),
    ]),
};

interface JsonModule {
  default: Record<string, string>;
}

function catalogue(texts: JsonModule, errors: JsonModule[]): Catalogue {
  return { texts: texts.default, errors: Object.assign({}, ...errors.map((module) => module.default)) };
}
