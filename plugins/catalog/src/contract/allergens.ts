import type { Language } from "@zakh/kit/contract";

/** What Korea's food labels must name (general knowledge; the authority has the last word), in its order. */
export const ALLERGENS = [
  "egg",
  "milk",
  "buckwheat",
  "peanut",
  "soybean",
  "wheat",
  "mackerel",
  "crab",
  "shrimp",
  "pork",
  "peach",
  "tomato",
  "sulfite",
  "walnut",
  "chicken",
  "beef",
  "squid",
  "shellfish",
  "pineNut",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ALLERGEN_TITLES: Record<Allergen, Record<Language, string>> = {
  egg: { mn: "Өндөг", ru: "Яйца", en: "Egg", ko: "알류" },
  milk: { mn: "Сүү", ru: "Молоко", en: "Milk", ko: "우유" },
  buckwheat: { mn: "Гурвалжин будаа", ru: "Гречка", en: "Buckwheat", ko: "메밀" },
  peanut: { mn: "Газрын самар", ru: "Арахис", en: "Peanut", ko: "땅콩" },
  soybean: { mn: "Шар буурцаг", ru: "Соя", en: "Soybean", ko: "대두" },
  wheat: { mn: "Улаанбуудай", ru: "Пшеница", en: "Wheat", ko: "밀" },
  mackerel: { mn: "Скумбри", ru: "Скумбрия", en: "Mackerel", ko: "고등어" },
  crab: { mn: "Наймалж", ru: "Краб", en: "Crab", ko: "게" },
  shrimp: { mn: "Сам хорхой", ru: "Креветки", en: "Shrimp", ko: "새우" },
  pork: { mn: "Гахайн мах", ru: "Свинина", en: "Pork", ko: "돼지고기" },
  peach: { mn: "Тоор", ru: "Персик", en: "Peach", ko: "복숭아" },
  tomato: { mn: "Улаан лооль", ru: "Помидор", en: "Tomato", ko: "토마토" },
  sulfite: { mn: "Сульфит", ru: "Сульфиты", en: "Sulfites", ko: "아황산류" },
  walnut: { mn: "Хушга", ru: "Грецкий орех", en: "Walnut", ko: "호두" },
  chicken: { mn: "Тахианы мах", ru: "Курица", en: "Chicken", ko: "닭고기" },
  beef: { mn: "Үхрийн мах", ru: "Говядина", en: "Beef", ko: "쇠고기" },
  squid: { mn: "Далайн амьтан (кальмар)", ru: "Кальмар", en: "Squid", ko: "오징어" },
  shellfish: { mn: "Хясаа", ru: "Моллюски", en: "Shellfish", ko: "조개류" },
  pineNut: { mn: "Хуш модны самар", ru: "Кедровый орех", en: "Pine nut", ko: "잣" },
};
