import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import type { StoreIdentity } from "./store-identity";

/** What a store tells of itself before it may sell (ruling 81); the licence only if it sells meat. */
export const STORE_DUTIES = [
  "tradeName",
  "representative",
  "businessNumber",
  "mailOrderNumber",
  "meatLicence",
] as const satisfies readonly (keyof StoreIdentity)[];
export type StoreDuty = (typeof STORE_DUTIES)[number];

/** What a store has not told. `LACKS_DUTY` of the admin's list selects by the same rule. */
export function missingOfStore(identity: StoreIdentity, sellsMeat: boolean): StoreDuty[] {
  return STORE_DUTIES.filter((duty) => {
    if (duty === "meatLicence" && !sellsMeat) return false;
    if (duty === "mailOrderNumber" && identity.mailOrderExempt) return false;
    return !identity[duty];
  });
}

/** The names of what is missing; in Korean, too, as it stands on the papers. */
export function dutyNames(missing: readonly StoreDuty[], language: Language): string {
  const names = missing.map((duty) => BUSINESS_TITLES[duty]);
  return names.map((name) => (language === "ko" ? name.ko : `${name[language]} (${name.ko})`)).join(", ");
}

/** The same in every language, for the text of a refusal. */
export function dutyNamesIn(missing: readonly StoreDuty[]): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, dutyNames(missing, language)])) as Record<
    Language,
    string
  >;
}

const REASON: Record<Language, (names: string) => string> = {
  mn: (names) => `Дутуу мэдээлэл: ${names}. Дэлгүүрийнхээ мэдээлэлд нэмээд дахин илгээнэ үү.`,
  ru: (names) => `Не хватает сведений: ${names}. Дополните данные магазина и отправьте заявку ещё раз.`,
  en: (names) => `This is missing: ${names}. Please add it to your store's details and send it again.`,
  ko: (names) => `누락된 정보: ${names}. 가게 정보에 추가한 후 다시 신청해 주세요.`,
};

/** The reason of a refusal that says what is missing, in the language of the store's owner; empty for nothing. */
export function missingReason(missing: readonly StoreDuty[], language: Language): string {
  if (missing.length === 0) return "";
  return REASON[language](dutyNames(missing, language));
}
