import { KOREA } from "./origins";
import type { SeedProduct } from "./seed-product";

export const CHICKEN: readonly SeedProduct[] = [
  {
    handle: "chicken-breast",
    category: "chicken",
    name: { mn: "Тахианы цээж мах", ru: "Куриная грудка", en: "Chicken breast" },
    description: {
      mn: "Арьс, ясгүй цул мах, уураг ихтэй, өөх бараг үгүй. Салат, шарсан мах, хүүхдийн хоолонд. Солонгосын хөргөсөн тахиа, 1 кг-ын савлагаа.",
      ru: "Филе без кожи и костей: много белка, почти без жира. Для салата, жарки и детского стола. Охлаждённая корейская курица, упаковки по 1 кг.",
      en: "Skinless, boneless fillet, high in protein with almost no fat. For salads, frying and children's meals. Chilled Korean chicken, 1 kg packs.",
    },
    origin: KOREA,
    price: 8900,
  },
  {
    handle: "chicken-thighs",
    category: "chicken",
    name: { mn: "Тахианы гуяны цул мах", ru: "Филе куриного бедра", en: "Boneless chicken thighs" },
    description: {
      mn: "Арьстай, ясгүй. Цээж махнаас шүүслэг тул шарах, халуун ногоотой хуурахад хатахгүй. Солонгосын хөргөсөн тахиа.",
      ru: "С кожей, без кости. Сочнее грудки, не пересыхает на сковороде и в остром соусе. Охлаждённая корейская курица.",
      en: "Skin on, bone out. Juicier than breast, it will not dry out in the pan or in a spicy sauce. Chilled Korean chicken.",
    },
    origin: KOREA,
    price: 9900,
  },
  {
    handle: "chicken-drumsticks",
    category: "chicken",
    name: { mn: "Тахианы шилбэ", ru: "Куриные голени", en: "Chicken drumsticks" },
    description: {
      mn: "Хүүхдүүдийн дуртай, барьж идэхэд эвтэйхэн хэсэг. Зууханд 35 минут шарж, эсвэл шөлөнд хийнэ. Хөргөсөн, 8-10 ширхэг нэг килограмм.",
      ru: "Любимая детьми часть, которую удобно держать в руке. 35 минут в духовке или в суп. Охлаждённые, 8–10 штук в килограмме.",
      en: "The children's favourite, easy to hold. Thirty-five minutes in the oven, or into the soup. Chilled, 8-10 pieces to the kilo.",
    },
    origin: KOREA,
    price: 7500,
  },
  {
    handle: "whole-chicken",
    category: "chicken",
    name: { mn: "Бүтэн тахиа", ru: "Курица целая", en: "Whole chicken" },
    description: {
      mn: "Цэвэрлэсэн, нэг нь 1-1.2 кг орчим. Зууханд бүтнээр нь шарах, самгетан шөл хийхэд тохирно. Солонгосын хөргөсөн тахиа.",
      ru: "Потрошёная, около 1–1,2 кг. Запечь целиком или сварить самгетхан. Охлаждённая корейская курица.",
      en: "Cleaned, about 1-1.2 kg each. To roast whole or to make samgyetang. Chilled Korean chicken.",
    },
    origin: KOREA,
    unit: "piece",
    price: 7900,
  },
  {
    handle: "chicken-wings",
    category: "chicken",
    name: { mn: "Тахианы далавч", ru: "Куриные крылья", en: "Chicken wings" },
    description: {
      mn: "Тосонд шаржигнуулж шарах, амтлагчаар дарж зууханд хийхэд тохиромжтой. Найз нөхөдтэйгөө суухад хамгийн түрүүнд дуусдаг. Хөргөсөн, 1 кг-ын савлагаа.",
      ru: "Во фритюр до хруста или в маринаде в духовку. На дружеских посиделках заканчиваются первыми. Охлаждённые, по 1 кг.",
      en: "Deep-fry until crisp or marinate and roast. Always the first plate to be emptied among friends. Chilled, 1 kg packs.",
    },
    origin: KOREA,
    price: 9500,
  },
  {
    handle: "cut-up-chicken",
    category: "chicken",
    name: { mn: "Хэрчсэн тахиа", ru: "Курица, разделанная на куски", en: "Cut-up chicken" },
    description: {
      mn: "Бүтэн тахиаг ястай нь 12-14 хэсэг болгон хуваасан. Дакбокымтан, хуурга, шөлөнд шууд хийнэ. Хөргөсөн, 1 кг-ын савлагаа.",
      ru: "Целая курица, разрубленная на 12–14 кусков с костью. Сразу в таккпоккымтхан, рагу или суп. Охлаждённая, по 1 кг.",
      en: "A whole bird in 12-14 pieces on the bone. Straight into dakbokkeumtang, stew or soup. Chilled, 1 kg packs.",
    },
    origin: KOREA,
    price: 8200,
  },
  {
    handle: "soup-hen",
    category: "chicken",
    name: { mn: "Шөлний тахиа", ru: "Суповая курица", en: "Soup hen" },
    description: {
      mn: "Өндөглөж байсан том тахиа, мах нь хатуувтар ч шөл нь тунгалаг, шар өнгөтэй, амт ихтэй. Хоёр цагаас доошгүй чанаарай. Хөлдөөсөн, нэг нь 1.5 кг орчим.",
      ru: "Крупная несушка: мясо плотнее, зато бульон прозрачный, золотистый и насыщенный. Варите не меньше двух часов. Замороженная, около 1,5 кг.",
      en: "A large laying hen: firmer meat, but a clear, golden, full-tasting broth. Simmer for at least two hours. Frozen, about 1.5 kg each.",
    },
    origin: KOREA,
    price: 6500,
    minOrderQuantity: 1.5,
    packSize: 0.5,
  },
  {
    handle: "chicken-gizzards",
    category: "chicken",
    name: { mn: "Тахианы ходоод", ru: "Куриные желудки", en: "Chicken gizzards" },
    description: {
      mn: "Цэвэрлэж угаасан, зажлахад шаржигнуур. Сармис, чинжүүтэй хурдан хуурахад зууш болно. Хөргөсөн, 500 граммын савлагаа.",
      ru: "Очищены и промыты, упругие. Быстро обжарьте с чесноком и перцем — отличная закуска. Охлаждённые, по 500 г.",
      en: "Cleaned and washed, with a good bite. Stir-fry quickly with garlic and chilli for a snack. Chilled, 500 g packs.",
    },
    origin: KOREA,
    price: 6900,
    minOrderQuantity: 0.5,
    packSize: 0.5,
  },
];
