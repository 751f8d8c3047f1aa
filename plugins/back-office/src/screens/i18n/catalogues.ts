import type { AccountErrorCode } from "@zakh/accounts/contract";
import type { StatementErrorCode } from "@zakh/bank-statements/contract";
import type { BankTransferErrorCode } from "@zakh/bank-transfer/contract";
import type { BookkeepingErrorCode } from "@zakh/bookkeeping/contract";
import type { CatalogErrorCode } from "@zakh/catalog/contract";
import type { CheckoutErrorCode } from "@zakh/checkout/contract";
import type { FavoritesErrorCode } from "@zakh/favorites/contract";
import type { FulfilmentErrorCode } from "@zakh/fulfilment/contract";
import type { CommonErrorCode, Language } from "@zakh/kit/contract";
import type { LegalErrorCode } from "@zakh/legal/contract";
import type { MarketplaceErrorCode } from "@zakh/marketplace/contract";
import type { MealKitErrorCode } from "@zakh/meal-kits/contract";
import type { OrderChangeErrorCode } from "@zakh/order-changes/contract";
import type { OrderErrorCode } from "@zakh/orders/contract";
import type { ReviewErrorCode } from "@zakh/reviews/contract";
import type { SettlementsErrorCode } from "@zakh/settlements/contract";
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
  | BookkeepingErrorCode
  | CatalogErrorCode
  | CheckoutErrorCode
  | FavoritesErrorCode
  | FulfilmentErrorCode
  | LegalErrorCode
  | MarketplaceErrorCode
  | MealKitErrorCode
  | OrderChangeErrorCode
  | OrderErrorCode
  | ReviewErrorCode
  | SettlementsErrorCode
  | SiteSettingsErrorCode
  | StatementErrorCode;

export interface Catalogue {
  texts: Record<string, string>;
  errors: Record<string, string>;
}

/** Only the language that is read is loaded. */
export const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  mn: () =>
    catalogue(
      () => import("./mn.json"),
      [
        () => import("@zakh/kit/locales/mn.json"),
        () => import("@zakh/accounts/locales/mn.json"),
        () => import("@zakh/catalog/locales/mn.json"),
        () => import("@zakh/bank-transfer/locales/mn.json"),
        () => import("@zakh/site-settings/locales/mn.json"),
        () => import("@zakh/orders/locales/mn.json"),
        () => import("@zakh/order-changes/locales/mn.json"),
        () => import("@zakh/checkout/locales/mn.json"),
        () => import("@zakh/claims/locales/mn.json"),
        () => import("@zakh/favorites/locales/mn.json"),
        () => import("@zakh/fulfilment/locales/mn.json"),
        () => import("@zakh/bookkeeping/locales/mn.json"),
        () => import("@zakh/legal/locales/mn.json"),
        () => import("@zakh/settlements/locales/mn.json"),
        () => import("@zakh/marketplace/locales/mn.json"),
        () => import("@zakh/meal-kits/locales/mn.json"),
        () => import("@zakh/bank-statements/locales/mn.json"),
        () => import("@zakh/reviews/locales/mn.json"),
      ],
    ),
  ru: () =>
    catalogue(
      () => import("./ru.json"),
      [
        () => import("@zakh/kit/locales/ru.json"),
        () => import("@zakh/accounts/locales/ru.json"),
        () => import("@zakh/catalog/locales/ru.json"),
        () => import("@zakh/bank-transfer/locales/ru.json"),
        () => import("@zakh/site-settings/locales/ru.json"),
        () => import("@zakh/orders/locales/ru.json"),
        () => import("@zakh/order-changes/locales/ru.json"),
        () => import("@zakh/checkout/locales/ru.json"),
        () => import("@zakh/claims/locales/ru.json"),
        () => import("@zakh/favorites/locales/ru.json"),
        () => import("@zakh/fulfilment/locales/ru.json"),
        () => import("@zakh/bookkeeping/locales/ru.json"),
        () => import("@zakh/legal/locales/ru.json"),
        () => import("@zakh/settlements/locales/ru.json"),
        () => import("@zakh/marketplace/locales/ru.json"),
        () => import("@zakh/meal-kits/locales/ru.json"),
        () => import("@zakh/bank-statements/locales/ru.json"),
        () => import("@zakh/reviews/locales/ru.json"),
      ],
    ),
  en: () =>
    catalogue(
      () => import("./en.json"),
      [
        () => import("@zakh/kit/locales/en.json"),
        () => import("@zakh/accounts/locales/en.json"),
        () => import("@zakh/catalog/locales/en.json"),
        () => import("@zakh/bank-transfer/locales/en.json"),
        () => import("@zakh/site-settings/locales/en.json"),
        () => import("@zakh/orders/locales/en.json"),
        () => import("@zakh/order-changes/locales/en.json"),
        () => import("@zakh/checkout/locales/en.json"),
        () => import("@zakh/claims/locales/en.json"),
        () => import("@zakh/favorites/locales/en.json"),
        () => import("@zakh/fulfilment/locales/en.json"),
        () => import("@zakh/bookkeeping/locales/en.json"),
        () => import("@zakh/legal/locales/en.json"),
        () => import("@zakh/settlements/locales/en.json"),
        () => import("@zakh/marketplace/locales/en.json"),
        () => import("@zakh/meal-kits/locales/en.json"),
        () => import("@zakh/bank-statements/locales/en.json"),
        () => import("@zakh/reviews/locales/en.json"),
      ],
    ),
  ko: () =>
    catalogue(
      () => import("./ko.json"),
      [
        () => import("@zakh/kit/locales/ko.json"),
        () => import("@zakh/accounts/locales/ko.json"),
        () => import("@zakh/catalog/locales/ko.json"),
        () => import("@zakh/bank-transfer/locales/ko.json"),
        () => import("@zakh/site-settings/locales/ko.json"),
        () => import("@zakh/orders/locales/ko.json"),
        () => import("@zakh/order-changes/locales/ko.json"),
        () => import("@zakh/checkout/locales/ko.json"),
        () => import("@zakh/claims/locales/ko.json"),
        () => import("@zakh/favorites/locales/ko.json"),
        () => import("@zakh/fulfilment/locales/ko.json"),
        () => import("@zakh/bookkeeping/locales/ko.json"),
        () => import("@zakh/legal/locales/ko.json"),
        () => import("@zakh/settlements/locales/ko.json"),
        () => import("@zakh/marketplace/locales/ko.json"),
        () => import("@zakh/meal-kits/locales/ko.json"),
        () => import("@zakh/bank-statements/locales/ko.json"),
        () => import("@zakh/reviews/locales/ko.json"),
      ],
    ),
};

interface JsonModule {
  default: Record<string, string>;
}

type LoadJson = () => Promise<JsonModule>;

/** All files are asked for at once: one after the other, each would wait for the network again. */
async function catalogue(texts: LoadJson, errors: LoadJson[]): Promise<Catalogue> {
  const [own, ...others] = await Promise.all([texts, ...errors].map((load) => load()));
  return { texts: own?.default ?? {}, errors: Object.assign({}, ...others.map((module) => module.default)) };
}
