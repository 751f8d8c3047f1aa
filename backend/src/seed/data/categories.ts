import type { CategoryPicture } from "../pictures/shop-pictures";

export type CategorySlug = "beef" | "mutton" | "chicken" | "pork" | "other";

interface SeedCategory {
  slug: CategorySlug;
  name: string;
  description: string;
  picture: CategoryPicture;
}

/** In the order of the shop's category row. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    slug: "beef",
    name: "Үхрийн мах",
    description: "Стейк, шөл, хуурга, буузанд тохирох үхрийн шинэ болон гүн хөлдөөсөн мах.",
    picture: { ground: "oxblood", animal: "ox", cut: "ribeye" },
  },
  {
    slug: "mutton",
    name: "Хонины мах",
    description: "Хорхог, чанасан мах, шөлөнд зориулсан хонь, хурганы мах. Ястай, цул, багцаар.",
    picture: { ground: "steppe", animal: "ewe", cut: "lambLeg" },
  },
  {
    slug: "chicken",
    name: "Тахианы мах",
    description: "Солонгосын фермээс өдөр бүр ирдэг шинэхэн тахианы мах, бүтэн болон ангилсан.",
    picture: { ground: "mustard", animal: "rooster", cut: "drumsticks" },
  },
  {
    slug: "pork",
    name: "Гахайн мах",
    description: "Шарах, хуурах, утахад тохирсон Солонгосын гахайн мах. Самгёпсал, хавирга, татсан мах.",
    picture: { ground: "blush", animal: "pig", cut: "porkBelly" },
  },
  {
    slug: "other",
    name: "Бусад",
    description: "Адууны мах, борц, хиам, бууз, банш, дотор мах, шөлний яс зэрэг гэрийн амт.",
    picture: { ground: "sky", animal: "horse", cut: "sausages" },
  },
];
