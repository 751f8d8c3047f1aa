import type { Meat } from "@zakh/catalog/contract";
import type { Translated } from "./translated";

export type CategorySlug = "beef" | "mutton" | "chicken" | "pork" | "other";

interface SeedCategory {
  slug: CategorySlug;
  meat: Meat;
  name: Translated;
  description: Translated;
}

/** In the order of the shop's category row. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    slug: "beef",
    meat: "traced",
    name: { mn: "Үхрийн мах", ru: "Говядина", en: "Beef" },
    description: {
      mn: "Стейк, шөл, хуурга, буузанд тохирох үхрийн шинэ болон гүн хөлдөөсөн мах.",
      ru: "Свежая и замороженная говядина для стейков, супов, жаркого и бууз.",
      en: "Fresh and frozen beef for steaks, soups, stir-fries and buuz.",
    },
  },
  {
    slug: "mutton",
    meat: "meat",
    name: { mn: "Хонины мах", ru: "Баранина", en: "Mutton and lamb" },
    description: {
      mn: "Хорхог, чанасан мах, шөлөнд зориулсан хонь, хурганы мах. Ястай, цул, багцаар.",
      ru: "Баранина и мясо ягнёнка для хорхога, варки и супов: на кости, мякоть и наборы.",
      en: "Mutton and lamb for khorkhog, boiling and soups: on the bone, boneless and in packs.",
    },
  },
  {
    slug: "chicken",
    meat: "traced",
    name: { mn: "Тахианы мах", ru: "Курица", en: "Chicken" },
    description: {
      mn: "Солонгосын фермээс өдөр бүр ирдэг шинэхэн тахианы мах, бүтэн болон ангилсан.",
      ru: "Свежая курица с корейских ферм каждый день: целая и частями.",
      en: "Fresh chicken from Korean farms every day, whole and in parts.",
    },
  },
  {
    slug: "pork",
    meat: "traced",
    name: { mn: "Гахайн мах", ru: "Свинина", en: "Pork" },
    description: {
      mn: "Шарах, хуурах, утахад тохирсон Солонгосын гахайн мах. Самгёпсал, хавирга, татсан мах.",
      ru: "Корейская свинина для жарки, тушения и копчения: самгёпсаль, рёбра, фарш.",
      en: "Korean pork for grilling, frying and smoking: samgyeopsal, ribs, mince.",
    },
  },
  {
    slug: "other",
    meat: "none",
    name: { mn: "Бусад", ru: "Другое", en: "Other" },
    description: {
      mn: "Адууны мах, борц, хиам, бууз, банш, дотор мах, шөлний яс зэрэг гэрийн амт.",
      ru: "Вкус дома: конина, борц, колбаса, буузы, банши, субпродукты, суповые кости.",
      en: "Tastes of home: horse meat, borts, sausage, buuz, bansh, offal, soup bones.",
    },
  },
];
