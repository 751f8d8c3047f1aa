import type { Translated } from "./translated";

/** What stores sell beside meat; it stands under its store and in search until an admin lets it into the shop's lists (ruling 83). */
export const STORE_CATEGORIES: readonly { slug: string; name: Translated; description: Translated }[] = [
  {
    slug: "baked-goods",
    name: { mn: "Боов, бялуу", ru: "Выпечка и торты", en: "Baked goods and cakes" },
    description: {
      mn: "Дэлгүүрүүдийн өөрсдөө барьсан боов, боорцог, талх, захиалгын бялуу.",
      ru: "Выпечка, боорцоги, хлеб и торты на заказ от магазинов.",
      en: "Pastries, boortsog, bread and cakes to order, baked by the stores.",
    },
  },
  {
    slug: "prepared-food",
    name: { mn: "Бэлэн хоол", ru: "Готовая еда", en: "Prepared food" },
    description: {
      mn: "Халуунаар нь болон хөлдөөж хүргэдэг гэрийн хоол: хуушуур, цуйван, салат, даршилсан ногоо.",
      ru: "Домашняя еда, горячая и замороженная: хушуры, цуйван, салаты, соленья.",
      en: "Home cooking, hot or frozen: khuushuur, tsuivan, salads, pickles.",
    },
  },
  {
    slug: "drinks",
    name: { mn: "Ундаа, цай", ru: "Напитки и чай", en: "Drinks and tea" },
    description: {
      mn: "Сүүтэй цай, чацаргана, аарцны ундаа, жимсний шүүс, цайны холимог.",
      ru: "Чай с молоком, облепиха, напитки из арца, соки, чайные сборы.",
      en: "Milk tea, sea buckthorn, aarts drinks, juices and tea blends.",
    },
  },
];
