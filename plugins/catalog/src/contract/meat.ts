import type { Language } from "@zakh/kit/contract";

/**
 * What the goods of a category are to the law of Korea. Meat is shown with its origin only; `traced` meat (beef, pork, chicken) also has a
 * number in the public register of its animals (축산물이력제), which mutton has not.
 */
export const MEATS = ["none", "meat", "traced"] as const;
export type Meat = (typeof MEATS)[number];

export const MEAT_TITLES: Record<Meat, Record<Language, string>> = {
  none: { mn: "Мах биш", ru: "Не мясо", en: "No meat", ko: "축산물 아님" },
  meat: { mn: "Мах", ru: "Мясо", en: "Meat", ko: "축산물" },
  traced: {
    mn: "Мөшгих дугаартай мах",
    ru: "Мясо с номером прослеживаемости",
    en: "Meat with a trace number",
    ko: "이력제 대상 축산물",
  },
};
