import type { Language } from "@zakh/kit/contract";

/** How goods are kept and sent. */
export const TEMPERATURES = ["chilled", "frozen", "room"] as const;
export type Temperature = (typeof TEMPERATURES)[number];

export const TEMPERATURE_TITLES: Record<Temperature, Record<Language, string>> = {
  chilled: { mn: "Хөргөсөн", ru: "Охлаждённое", en: "Chilled", ko: "냉장" },
  frozen: { mn: "Хөлдөөсөн", ru: "Замороженное", en: "Frozen", ko: "냉동" },
  room: { mn: "Хөргөлтгүй", ru: "Без охлаждения", en: "Not chilled", ko: "실온" },
};

/** How it is kept, where a product does not say it in words. */
export const STORAGE_TEXTS: Record<Temperature, Record<Language, string>> = {
  chilled: { mn: "−2…10 °C-т хадгална", ru: "Хранить при −2…10 °C", en: "Keep at −2 to 10 °C", ko: "-2~10℃ 냉장 보관" },
  frozen: {
    mn: "−18 °C-ээс доош хадгална",
    ru: "Хранить при −18 °C и ниже",
    en: "Keep at −18 °C or below",
    ko: "-18℃ 이하 냉동 보관",
  },
  room: {
    mn: "Хуурай, сэрүүн газар хадгална",
    ru: "Хранить в сухом прохладном месте",
    en: "Keep in a cool, dry place",
    ko: "서늘하고 건조한 곳에 보관",
  },
};
