import { type Language, paragraph } from "@zakh/kit/contract";
import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import { z } from "zod";

/** What shoppers know an approved store by: a change of it waits for an admin, and the old value stands meanwhile (ruling 81). */
export const CONFIRMED_FIELDS = [
  "name",
  "address",
  "tradeName",
  "representative",
  "businessNumber",
  "meatLicence",
] as const;
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number];
export type ConfirmedValues = Record<ConfirmedField, string>;

const { address, tradeName, representative, businessNumber, meatLicence } = BUSINESS_TITLES;

export const CONFIRMED_TITLES: Record<ConfirmedField, Record<Language, string>> = {
  name: { mn: "Дэлгүүрийн нэр", ru: "Название магазина", en: "Store name", ko: "가게 이름" },
  address,
  tradeName,
  representative,
  businessNumber,
  meatLicence,
};

const value = paragraph(300);

/** Some of these values, such as those that wait. */
export const confirmedChanges = z
  .object({
    name: value,
    address: value,
    tradeName: value,
    representative: value,
    businessNumber: value,
    meatLicence: value,
  })
  .partial();
export type ConfirmedChanges = z.infer<typeof confirmedChanges>;
