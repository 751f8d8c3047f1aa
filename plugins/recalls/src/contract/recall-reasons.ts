import type { Language } from "@zakh/kit/contract";

/** Why a lot is recalled, where the owner says nothing else; it stands in the mail to a buyer of that language. */
export const RECALL_REASONS: Record<Language, string> = {
  mn: "Энэ багцын мах хүнсний аюулгүй байдлын шаардлага хангахгүй байж болзошгүй тул бид буцаан татаж байна.",
  ru: "Мясо этой партии может не отвечать требованиям безопасности, поэтому мы его отзываем.",
  en: "The meat of this lot may not be safe to eat, so we are recalling it.",
  ko: "이 로트의 축산물이 식품 안전 기준에 맞지 않을 수 있어 회수합니다.",
};
