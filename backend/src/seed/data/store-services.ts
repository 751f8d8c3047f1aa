import type { StoreService } from "@zakh/marketplace/contract";
import { type Translated, translations } from "./translated";

function service(name: Translated, price: number | null, isFrom = false): StoreService {
  return { ...translations("name", name), price, isFrom };
}

/** What seeded stores do for a price, by the store's name. Prices are in won, and made up. */
export const STORE_SERVICES: Readonly<Record<string, readonly StoreService[]>> = {
  "Гоёл үсчин": [
    service({ mn: "Эрэгтэй үс засалт", ru: "Мужская стрижка", en: "Men's haircut" }, 15_000),
    service({ mn: "Эмэгтэй үс засалт", ru: "Женская стрижка", en: "Women's haircut" }, 25_000),
    service({ mn: "Үс будах", ru: "Окрашивание", en: "Hair colour" }, 60_000, true),
    service({ mn: "Хими", ru: "Химическая завивка", en: "Perm" }, 70_000, true),
    service({ mn: "Хурим, найрын засалт", ru: "Причёска к празднику", en: "Styling for a feast" }, null),
  ],
  "Сарнай гоо сайхан": [
    service({ mn: "Маникюр", ru: "Маникюр", en: "Manicure" }, 30_000),
    service({ mn: "Педикюр", ru: "Педикюр", en: "Pedicure" }, 40_000),
    service({ mn: "Сормуус залгах", ru: "Наращивание ресниц", en: "Lash extensions" }, 50_000, true),
  ],
  "Хэлмэрч орчуулгын товчоо": [
    service(
      {
        mn: "Төрсний гэрчилгээний орчуулга",
        ru: "Перевод свидетельства о рождении",
        en: "Translation of a birth certificate",
      },
      20_000,
    ),
    service(
      {
        mn: "Дипломын орчуулга, нотариат",
        ru: "Перевод диплома с заверением",
        en: "Diploma, translated and notarised",
      },
      45_000,
      true,
    ),
    service({ mn: "Апостиль", ru: "Апостиль", en: "Apostille" }, 30_000),
  ],
  "Хүлэг авто засвар": [
    service({ mn: "Компьютер оношилгоо", ru: "Компьютерная диагностика", en: "Computer diagnostics" }, 30_000),
    service({ mn: "Тос солих", ru: "Замена масла", en: "Oil change" }, 50_000, true),
  ],
  "Тэнүүн карго": [
    service({ mn: "Агаарын карго, 1 кг", ru: "Авиакарго, 1 кг", en: "Air cargo, 1 kg" }, 8_000),
    service({ mn: "Далайн карго, хайрцаг", ru: "Морское карго, коробка", en: "Sea cargo, a box" }, 40_000, true),
  ],
};
