import type { Translated } from "../translated";

/** Where the meat of the opening catalogue comes from. */
export const AUSTRALIA: Translated = { mn: "Австрали", ru: "Австралия", en: "Australia" };
export const NEW_ZEALAND: Translated = { mn: "Шинэ Зеланд", ru: "Новая Зеландия", en: "New Zealand" };
export const USA: Translated = { mn: "АНУ", ru: "США", en: "USA" };
export const KOREA: Translated = { mn: "Солонгос", ru: "Республика Корея", en: "South Korea" };
export const JEJU: Translated = { mn: "Солонгос, Жэжү", ru: "Республика Корея, Чеджу", en: "South Korea, Jeju" };
export const SPAIN: Translated = { mn: "Испани", ru: "Испания", en: "Spain" };

/** What is made here of imported meat. */
export const MADE_IN_KOREA: Translated = {
  mn: "Солонгост хийсэн; үхэр, хонины мах: Австрали",
  ru: "Сделано в Корее; говядина и баранина: Австралия",
  en: "Made in South Korea; beef and mutton: Australia",
};
export const BEEF_AND_MUTTON: Translated = {
  mn: "Үхрийн мах: Австрали; хонины мах: Шинэ Зеланд",
  ru: "Говядина: Австралия; баранина: Новая Зеландия",
  en: "Beef: Australia; mutton: New Zealand",
};
export const PORK_AND_BEEF: Translated = {
  mn: "Гахайн мах: Солонгос; үхрийн мах: Австрали",
  ru: "Свинина: Республика Корея; говядина: Австралия",
  en: "Pork: South Korea; beef: Australia",
};
