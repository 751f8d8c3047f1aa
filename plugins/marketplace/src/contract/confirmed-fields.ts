import { type Language, paragraph } from "@zakh/kit/contract";
import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import { z } from "zod";
import type { StoreIdentity } from "./store-identity";

/** What shoppers know an approved store by: a change of it waits for an admin, and the old value stands meanwhile (ruling 81). */
export const CONFIRMED_FIELDS = [
  "name",
  "address",
  "tradeName",
  "representative",
  "businessNumber",
  "mailOrderNumber",
  "mailOrderExempt",
  "meatLicence",
] as const;
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number];
export type ConfirmedValues = StoreIdentity & { name: string; address: string };

const { address, tradeName, representative, businessNumber, mailOrderNumber, meatLicence } = BUSINESS_TITLES;

export const CONFIRMED_TITLES: Record<ConfirmedField, Record<Language, string>> = {
  name: { mn: "Дэлгүүрийн нэр", ru: "Название магазина", en: "Store name", ko: "가게 이름" },
  address,
  tradeName,
  representative,
  businessNumber,
  mailOrderNumber,
  mailOrderExempt: {
    mn: "Онлайн худалдааны мэдүүлгээс чөлөөлөгдсөн",
    ru: "Освобождён от уведомления о торговле по почте",
    en: "Exempt from the mail-order number",
    ko: "통신판매업 신고 면제",
  },
  meatLicence,
};

/** A value as it is shown, in every language; "—" for none. */
export function confirmedText(value: string | boolean | undefined): string {
  return value === true ? "✓" : value || "—";
}

const value = paragraph(300);

/** Some of these values, such as those that wait. */
export const confirmedChanges = z
  .object({
    name: value,
    address: value,
    tradeName: value,
    representative: value,
    businessNumber: value,
    mailOrderNumber: value,
    mailOrderExempt: z.boolean({ error: "value_invalid" }),
    meatLicence: value,
  })
  .partial();
export type ConfirmedChanges = z.infer<typeof confirmedChanges>;
