import type { Language } from "@zakh/kit/contract";
import type { BusinessSetting } from "./business";

/** What a buyer must be told of who sells, in the order of the footer; the switch beside the mail-order number is no line. */
export type BusinessField = Exclude<keyof BusinessSetting, "mailOrderExempt" | "escrowUrl">;

/** In Korean, too, because the authorities read it. */
export const BUSINESS_TITLES: Record<BusinessField, Record<Language, string>> = {
  tradeName: { mn: "Аж ахуйн нэр", ru: "Наименование", en: "Business name", ko: "상호" },
  representative: { mn: "Төлөөлөгч", ru: "Представитель", en: "Representative", ko: "대표자" },
  businessNumber: {
    mn: "Бизнес бүртгэлийн дугаар",
    ru: "Регистрационный номер",
    en: "Business number",
    ko: "사업자등록번호",
  },
  mailOrderNumber: {
    mn: "Онлайн худалдааны мэдүүлгийн дугаар",
    ru: "Номер уведомления о торговле по почте",
    en: "Mail-order number",
    ko: "통신판매업 신고번호",
  },
  meatLicence: {
    mn: "Мах борлуулах зөвшөөрөл",
    ru: "Разрешение на торговлю мясом",
    en: "Meat licence",
    ko: "식육판매업 신고번호",
  },
  address: { mn: "Хаяг", ru: "Адрес", en: "Address", ko: "주소" },
  phone: { mn: "Утас", ru: "Телефон", en: "Phone", ko: "전화" },
  email: { mn: "Имэйл", ru: "Эл. почта", en: "Email", ko: "전자우편" },
  privacyOfficer: {
    mn: "Хувийн мэдээлэл хариуцагч",
    ru: "Ответственный за персональные данные",
    en: "Privacy officer",
    ko: "개인정보 보호책임자",
  },
  hostingProvider: { mn: "Хостинг", ru: "Хостинг", en: "Hosting", ko: "호스팅 서비스 제공자" },
  escrowBank: { mn: "Худалдан авалтын баталгаа", ru: "Защита покупки (эскроу)", en: "Escrow", ko: "구매안전서비스" },
};

export const BUSINESS_FIELDS = Object.keys(BUSINESS_TITLES) as BusinessField[];

const EXEMPT: Record<Language, string> = { mn: "чөлөөлөгдсөн", ru: "освобождён", en: "exempt", ko: "신고 면제" };

export interface BusinessLine {
  field: BusinessField;
  label: string;
  value: string;
  /** Where it can be checked: the public register, the bank's escrow. */
  url?: string;
}

/** The public register of businesses in Korea, by the number alone. */
function registerUrl(businessNumber: string): string {
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll("-", "")}`;
}

/** Who sells, the shop or a store, as lines; what is not set is left out. On pages in another language each label is said in Korean, too. */
export function businessLines(business: Partial<BusinessSetting>, language: Language): BusinessLine[] {
  return BUSINESS_FIELDS.flatMap((field) => {
    const isExempt = field === "mailOrderNumber" && business.mailOrderExempt;
    const value = isExempt ? EXEMPT[language] : business[field];
    if (!value) return [];
    const title = BUSINESS_TITLES[field];
    const label = language === "ko" ? title.ko : `${title[language]} (${title.ko})`;
    const url =
      field === "businessNumber"
        ? registerUrl(value)
        : field === "escrowBank"
          ? business.escrowUrl || undefined
          : undefined;
    return [{ field, label, value, ...(url && { url }) }];
  });
}

/** The same as one paragraph, for mails and papers; empty where nothing is set. */
export function businessParagraph(business: BusinessSetting, language: Language): string {
  return businessLines(business, language)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(" · ");
}

/** What the law asks for and is not set yet. */
export function missingOfBusiness(business: BusinessSetting): BusinessField[] {
  return BUSINESS_FIELDS.filter((field) => {
    if (field === "mailOrderNumber" && business.mailOrderExempt) return false;
    return !business[field] || (field === "escrowBank" && !business.escrowUrl);
  });
}
