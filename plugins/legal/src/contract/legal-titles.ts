import type { Language } from "@zakh/kit/contract";
import type { LegalKind } from "./kinds";

/** What the pages are called. */
export const LEGAL_TITLES: Record<LegalKind, Record<Language, string>> = {
  terms: {
    mn: "Үйлчилгээний нөхцөл",
    ru: "Условия использования",
    en: "Terms of use",
    ko: "이용약관",
  },
  privacy: {
    mn: "Хувийн мэдээллийн бодлого",
    ru: "Обработка персональных данных",
    en: "Privacy policy",
    ko: "개인정보처리방침",
  },
  returns: {
    mn: "Буцаалт ба солилт",
    ru: "Возврат и обмен",
    en: "Returns and refunds",
    ko: "교환 및 환불 안내",
  },
  delivery: {
    mn: "Хүргэлт",
    ru: "Доставка",
    en: "Delivery",
    ko: "배송 안내",
  },
};
