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
  "Их нүүдэл визийн зөвлөгөө": [
    service(
      { mn: "Виз сунгах бичиг баримт", ru: "Документы на продление визы", en: "Papers to extend a visa" },
      50_000,
    ),
    service(
      { mn: "Виз солих бичиг баримт", ru: "Документы на смену визы", en: "Papers to change a visa" },
      100_000,
      true,
    ),
  ],
  "Алтан дугуй": [
    service({ mn: "Дугуй засвар", ru: "Ремонт шины", en: "Tyre repair" }, 10_000, true),
    service({ mn: "Тэнхлэг тааруулах", ru: "Развал-схождение", en: "Wheel alignment" }, 40_000),
    service({ mn: "Дуудлагаар очих", ru: "Выезд по вызову", en: "Call-out" }, null),
  ],
  "Модот цуйван": [
    service({ mn: "Хонины махтай цуйван", ru: "Цуйван с бараниной", en: "Mutton tsuivan" }, 10_000),
    service({ mn: "Бууз, 10 ширхэг", ru: "Бузы, 10 штук", en: "Buuz, 10 pieces" }, 12_000),
    service({ mn: "Хуушуур, 5 ширхэг", ru: "Хушуры, 5 штук", en: "Khuushuur, 5 pieces" }, 10_000),
    service({ mn: "Сүүтэй цай", ru: "Чай с молоком", en: "Milk tea" }, 2_000),
  ],
  "Говийн гал тогоо": [
    service({ mn: "Хорхог, 4 хүний", ru: "Хорхог на 4 человек", en: "Khorkhog for 4" }, 80_000, true),
    service({ mn: "Чанасан мах", ru: "Варёное мясо", en: "Boiled meat" }, 25_000),
    service({ mn: "Найр, хурим захиалгаар", ru: "Праздник на заказ", en: "A feast to order" }, null),
  ],
  "Энэрэл эрүүл мэндийн зөвлөгөө": [
    service({ mn: "Эмнэлэгт цаг авах", ru: "Запись в больницу", en: "Booking at a hospital" }, 10_000),
    service(
      {
        mn: "Орчуулагчаар хамт явах, 1 цаг",
        ru: "Сопровождение с переводом, 1 час",
        en: "Coming along as interpreter, 1 hour",
      },
      30_000,
    ),
    service(
      { mn: "Даатгалын нөхөн төлбөр авах", ru: "Возмещение по страховке", en: "Claiming from insurance" },
      20_000,
      true,
    ),
  ],
  "Үсэг сургалтын төв": [
    service(
      { mn: "Хүүхдийн монгол хэл, сард", ru: "Монгольский для детей, месяц", en: "Mongolian for children, a month" },
      120_000,
    ),
    service(
      { mn: "Солонгос хэлний анхан шат, сард", ru: "Начальный корейский, месяц", en: "First Korean, a month" },
      150_000,
    ),
    service({ mn: "TOPIK бэлтгэл, сард", ru: "Подготовка к TOPIK, месяц", en: "TOPIK preparation, a month" }, 180_000),
  ],
};
