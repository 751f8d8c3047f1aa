import type { Translated } from "../translated";

/** Origins of the seed's products. */
export const AUSTRALIA: Translated = { mn: "Австрали", ru: "Австралия", en: "Australia" };
export const NEW_ZEALAND: Translated = { mn: "Шинэ Зеланд", ru: "Новая Зеландия", en: "New Zealand" };
export const USA: Translated = { mn: "АНУ", ru: "США", en: "USA" };
export const KOREA: Translated = { mn: "Солонгос", ru: "Республика Корея", en: "South Korea" };
export const JEJU: Translated = { mn: "Солонгос, Жэжү", ru: "Республика Корея, Чеджу", en: "South Korea, Jeju" };
export const SPAIN: Translated = { mn: "Испани", ru: "Испания", en: "Spain" };

/** For products made in Korea from imported meat. */
export const MADE_IN_KOREA: Translated = {
  mn: "Австрали (үхэр, хонь), Солонгост хийсэн",
  ru: "Австралия (говядина, баранина), сделано в Корее",
  en: "Australia (beef, mutton), made in South Korea",
};
export const BEEF_AND_MUTTON: Translated = {
  mn: "Австрали (үхэр), Шинэ Зеланд (хонь)",
  ru: "Австралия (говядина), Новая Зеландия (баранина)",
  en: "Australia (beef), New Zealand (mutton)",
};
export const PORK_AND_BEEF: Translated = {
  mn: "Солонгос (гахай), Австрали (үхэр)",
  ru: "Республика Корея (свинина), Австралия (говядина)",
  en: "South Korea (pork), Australia (beef)",
};
