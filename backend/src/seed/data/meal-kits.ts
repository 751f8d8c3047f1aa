import type { DifficultyLevel } from "@zakh/meal-kits/contract";

interface SeedMealKit {
  name: string;
  description: string;
  /** Won for the whole kit. */
  price: number;
  /** Minutes. */
  cookingTime: number;
  servings: number;
  difficultyLevel: DifficultyLevel;
  instructions: string;
  components: readonly { productHandle: string; grams: number; isOptional: boolean }[];
  /** File name of its picture. */
  picture: string;
}

/** Kits by name; ingredients refer to product handles. */
export const MEAL_KITS: readonly SeedMealKit[] = [
  {
    name: "Цуйван",
    description: "Жигнэсэн гоймонтой хуурга. Хонины махны амт шингэсэн, гэрийн цуйван.",
    price: 21900,
    cookingTime: 50,
    servings: 4,
    difficultyLevel: "medium",
    instructions: [
      "Махыг нимгэн зүсэж, сүүлний өөхөнд улаантал хуурна.",
      "Сонгино, лууван, төмсийг нэмж 5 минут хуураад давсална.",
      "1 аяга ус хийж буцалмагц хэрчсэн гурилаа дээр нь сийрэг тараана.",
      "Тагийг нь таглаад зөөлөн гал дээр 15 минут жигнэж, хольж хутгаад ширээнд тавина.",
    ].join("\n"),
    components: [
      { productHandle: "lamb-breast", grams: 400, isOptional: false },
      { productHandle: "beef-chuck", grams: 200, isOptional: false },
      { productHandle: "lamb-tail-fat", grams: 80, isOptional: true },
    ],
    picture: "tsuivan",
  },
  {
    name: "Хорхог",
    description: "Халуун чулуутай битүү болгосон хонины мах. Хүн олонтой ширээнд, наадам найрт.",
    price: 69900,
    cookingTime: 120,
    servings: 6,
    difficultyLevel: "hard",
    instructions: [
      "Чулуугаа гал дээр 40 минут улайсгана.",
      "Бидон буюу том тогооны ёроолд аяга ус хийж, мах, халуун чулууг давс, сонгинотой үелж хийнэ.",
      "Төмс, луувангаа дээр нь тавьж сайтар битүүлнэ.",
      "90 минут болгоод уурыг нь болгоомжтой гаргаж, чулууг нь гартаа эргүүлж хүргэнэ.",
    ].join("\n"),
    components: [
      { productHandle: "khorkhog-lamb", grams: 3000, isOptional: false },
      { productHandle: "lamb-ribs", grams: 800, isOptional: false },
      { productHandle: "lamb-tail-fat", grams: 150, isOptional: true },
    ],
    picture: "khorkhog",
  },
  {
    name: "Будаатай хуурга",
    description: "Үхрийн мах, ногоотой хуураад будаатай идэх хурдан хоол. Ажлын өдрийн оройд.",
    price: 14900,
    cookingTime: 30,
    servings: 2,
    difficultyLevel: "easy",
    instructions: [
      "Будаагаа чанаж бэлдэнэ.",
      "Махыг хүчтэй гал дээр 4 минут хуурч, давс перцээр амтална.",
      "Сонгино, лууван, чинжүүг нэмж 5 минут хуурна.",
      "Будаан дээрээ тавьж, хүсвэл өндөг шарж нэмнэ.",
    ].join("\n"),
    components: [
      { productHandle: "beef-stir-fry-cubes", grams: 400, isOptional: false },
      { productHandle: "smoked-bacon", grams: 100, isOptional: true },
    ],
    picture: "fried-rice",
  },
];
