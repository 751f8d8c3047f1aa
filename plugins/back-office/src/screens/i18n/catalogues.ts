import type { AccountErrorCode } from "@zakh/accounts/contract";
import type { BankTransferErrorCode } from "@zakh/bank-transfer/contract";
import type { CatalogErrorCode } from "@zakh/catalog/contract";
import type { CommonErrorCode, Language } from "@zakh/kit/contract";
import type { MarketplaceErrorCode } from "@zakh/marketplace/contract";
import type { MealKitErrorCode } from "@zakh/meal-kits/contract";
import type { OrderErrorCode } from "@zakh/orders/contract";
import type { SiteSettingsErrorCode } from "@zakh/site-settings/contract";
import type mn from "./mn.json";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every text of the back office; a counted text is named without its plural form. */
export type TextKey = WithoutPlural<keyof typeof mn>;

/** Codes that a form of the back office may be refused with. */
export type FormErrorCode =
  | CommonErrorCode
  | AccountErrorCode
  | BankTransferErrorCode
  | CatalogErrorCode
  | MarketplaceErrorCode
  | MealKitErrorCode
  | OrderErrorCode
  | SiteSettingsErrorCode;

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
      await import("@zakh/catalog/locales/mn.json"),
      await import("@zakh/bank-transfer/locales/mn.json"),
      await import("@zakh/site-settings/locales/mn.json"),
      await import("@zakh/orders/locales/mn.json"),
      await import("@zakh/marketplace/locales/mn.json"),
      await import("@zakh/meal-kits/locales/mn.json"),
    ]),
  ru: async () =>
    catalogue(await import("./ru.json"), [
      await import("@zakh/kit/locales/ru.json"),
      await import("@zakh/accounts/locales/ru.json"),
      await import("@zakh/catalog/locales/ru.json"),
      await import("@zakh/bank-transfer/locales/ru.json"),
      await import("@zakh/site-settings/locales/ru.json"),
      await import("@zakh/orders/locales/ru.json"),
      await import("@zakh/marketplace/locales/ru.json"),
      await import("@zakh/meal-kits/locales/ru.json"),
    ]),
  en: async () =>
    catalogue(await import("./en.json"), [
      await import("@zakh/kit/locales/en.json"),
      await import("@zakh/accounts/locales/en.json"),
      await import("@zakh/catalog/locales/en.json"),
      await import("@zakh/bank-transfer/locales/en.json"),
      await import("@zakh/site-settings/locales/en.json"),
      await import("@zakh/orders/locales/en.json"),
      await import("@zakh/marketplace/locales/en.json"),
      await import("@zakh/meal-kits/locales/en.json"),
    ]),
  ko: async () =>
    catalogue(await import("./ko.json"), [
      await import("@zakh/kit/locales/ko.json"),
      await import("@zakh/accounts/locales/ko.json"),
      await import("@zakh/catalog/locales/ko.json"),
      await import("@zakh/bank-transfer/locales/ko.json"),
      await import("@zakh/site-settings/locales/ko.json"),
      await import("@zakh/orders/locales/ko.json"),
      await import("@zakh/marketplace/locales/ko.json"),
      await import("@zakh/meal-kits/locales/ko.json"),
    ]),
};

interface JsonModule {
  default: Record<string, string>;
}

function catalogue(texts: JsonModule, errors: JsonModule[]): Catalogue {
  return { texts: texts.default, errors: Object.assign({}, ...errors.map((module) => module.default)) };
}
