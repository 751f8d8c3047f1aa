import type { Language } from "@zakh/kit/contract";
import type { AgreedKind } from "./kinds";

/** The tick beside a version that is agreed to. */
export const AGREE_TICK: Record<AgreedKind, Record<Language, string>> = {
  terms: {
    mn: "Үйлчилгээний нөхцөлийг зөвшөөрч байна",
    ru: "Я согласен (согласна) с условиями использования",
    en: "I agree to the terms of use",
    ko: "이용약관에 동의합니다",
  },
  privacy: {
    mn: "Хувийн мэдээллээ ашиглахыг зөвшөөрч байна",
    ru: "Я согласен (согласна) на обработку персональных данных",
    en: "I agree to my personal data being used",
    ko: "개인정보 수집·이용에 동의합니다",
  },
};

export const AGREE_READ: Record<Language, string> = { mn: "Унших", ru: "Прочитать", en: "Read", ko: "보기" };

export const AGREE_CHANGED: Record<Language, string> = {
  mn: "Таныг сүүлд зөвшөөрснөөс хойш шинэ хувилбар гарсан байна. Уншаад дахин зөвшөөрнө үү: дараагийн захиалгад хэрэгтэй.",
  ru: "Вышла новая редакция. Прочитайте её и подтвердите согласие: оно нужно для следующего заказа.",
  en: "There is a new version since you last agreed. Please read it and agree once more: the next order needs it.",
  ko: "이전에 동의하신 후 새 버전이 시행되었습니다. 확인하시고 다시 동의해 주십시오. 다음 주문에 필요합니다.",
};

/** Sends it, and says that it is kept or could not be. */
export const AGREE_ACTION: Record<Language, string> = {
  mn: "Зөвшөөрөх",
  ru: "Согласиться",
  en: "Agree",
  ko: "동의하기",
};
export const AGREE_DONE: Record<Language, string> = {
  mn: "Зөвшөөрлийг тань хадгаллаа",
  ru: "Ваше согласие сохранено",
  en: "Your consent is kept",
  ko: "동의가 저장되었습니다",
};
export const AGREE_FAILED: Record<Language, string> = {
  mn: "Зөвшөөрлийг хадгалж чадсангүй",
  ru: "Не удалось сохранить согласие",
  en: "Your consent could not be kept",
  ko: "동의를 저장하지 못했습니다",
};
