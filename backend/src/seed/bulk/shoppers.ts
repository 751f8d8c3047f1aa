import { between, pick, randomFrom } from "./random";

/** A generated shopper without a password, so that nobody can sign in. */
export interface Shopper {
  username: string;
  /** At example.com, a reserved domain (RFC 2606). */
  email: string;
  name: string;
  phone: string;
  address: string;
}

/** Given names, with their spelling in usernames. */
const GIVEN_NAMES: readonly (readonly [string, string])[] = [
  ["Алтанцэцэг", "altantsetseg"],
  ["Амарбаяр", "amarbayar"],
  ["Анужин", "anujin"],
  ["Ариунаа", "ariunaa"],
  ["Бат-Эрдэнэ", "baterdene"],
  ["Батбаяр", "batbayar"],
  ["Баярмаа", "bayarmaa"],
  ["Билгүүн", "bilguun"],
  ["Болормаа", "bolormaa"],
  ["Ганбат", "ganbat"],
  ["Ганзориг", "ganzorig"],
  ["Гэрэлмаа", "gerelmaa"],
  ["Дашдондог", "dashdondog"],
  ["Долгорсүрэн", "dolgorsuren"],
  ["Дөлгөөн", "dulguun"],
  ["Жавхлан", "javkhlan"],
  ["Золзаяа", "zolzaya"],
  ["Лхагвасүрэн", "lkhagvasuren"],
  ["Мөнхбат", "munkhbat"],
  ["Мөнхзул", "munkhzul"],
  ["Наранцэцэг", "narantsetseg"],
  ["Номин", "nomin"],
  ["Нямдорж", "nyamdorj"],
  ["Оюунчимэг", "oyunchimeg"],
  ["Отгонбаяр", "otgonbayar"],
  ["Пүрэвдорж", "purevdorj"],
  ["Сайханбилэг", "saikhanbileg"],
  ["Сарантуяа", "sarantuya"],
  ["Солонго", "solongo"],
  ["Сүхбат", "sukhbat"],
  ["Тэмүүлэн", "temuulen"],
  ["Тэргэл", "tergel"],
  ["Уянга", "uyanga"],
  ["Хонгорзул", "khongorzul"],
  ["Хулан", "khulan"],
  ["Цэрэндулам", "tserendulam"],
  ["Чинзориг", "chinzorig"],
  ["Энхжин", "enkhjin"],
  ["Энхтуяа", "enkhtuya"],
  ["Эрдэнэчимэг", "erdenechimeg"],
];

/** Parts of which fathers' names are made, so that tens of thousands of people have names that are really different. */
const BEGINNINGS =
  "Алтан Амар Бат Баян Баяр Болд Ган Гомбо Даваа Дамдин Дорж Жамба Лувсан Мөнх Нацаг Ням Отгон Өлзий Пүрэв Рэнцэн Сүх Төмөр Хүрэл Цогт Чойн Шагдар Энх".split(
    " ",
  );
const MIDDLES =
  "баатар баяр болд гэрэл дагва далай дорж жаргал зориг мягмар найдан очир сайхан сүрэн төгс хуяг цогт чулуун эрдэнэ".split(
    " ",
  );
const ENDINGS = ["", "ын", "бат", "хүү", "жав"];

const STREETS = [
  "충청북도 청주시 흥덕구 가경로",
  "충청북도 청주시 서원구 사직대로",
  "충청북도 청주시 상당구 상당로",
  "충청북도 청주시 청원구 율량로",
  "경기도 안산시 단원구 원곡로",
  "경기도 수원시 팔달구 매산로",
  "인천광역시 연수구 함박뫼로",
  "서울특별시 중구 을지로",
  "부산광역시 사상구 사상로",
  "광주광역시 광산구 월곡로",
];

/** The first `count` of an endless, always identical list. */
export function generateShoppers(count: number): Shopper[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(index);
    const [name, latin] = pick(random, GIVEN_NAMES);
    const username = `${latin}${index + 1}`;
    return {
      username,
      email: `${username}@example.com`,
      name: `${pick(random, BEGINNINGS)}${pick(random, MIDDLES)}${pick(random, ENDINGS)} ${name}`,
      phone: `010-${between(random, 2000, 9999)}-${String(between(random, 0, 9999)).padStart(4, "0")}`,
      address: `${pick(random, STREETS)} ${between(random, 1, 240)}, ${between(random, 1, 15)}0${between(random, 1, 8)}호`,
    };
  });
}
